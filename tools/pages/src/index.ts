export type { Pair } from './dashboard/cases.ts';
export { type Dashboard, dashboardPage } from './dashboard/dashboard-page.ts';
export type { Release, Since } from './release/documents.ts';
export { releaseReport, reportFile } from './release/release-report.ts';
