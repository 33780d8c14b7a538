export type { Pair } from './dashboard/cases.ts';
export { type Dashboard, dashboardPage } from './dashboard/dashboard-page.ts';
