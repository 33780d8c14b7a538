export { matrixCommand } from './command.ts';
