export { conformanceCommand } from './conformance-command.ts';
export { dashboardCommand } from './dashboard-command.ts';
