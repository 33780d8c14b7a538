export { assembleCommand } from './commands/assemble.ts';
export { materializeCommand } from './commands/materialize.ts';
export { reproduceCommand } from './commands/reproduce.ts';
export { type Materialized, materialize } from './materialize.ts';
export {
  checkedBytesMax,
  type ReproducedIncident,
  type ReproductionOrder,
  type ReproductionPlaces,
  reproduce,
  reproduceIncident,
} from './reproduce.ts';
