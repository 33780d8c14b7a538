export { placeOf, type Start } from './caller.ts';
export { conclude } from './deliver.ts';
export type { Argument, Context, EffectCommand, Option } from './effect-command.ts';
export { type Host, processHost, type Sink } from './host.ts';
export { faultRefusal, isRefusal, type Outcome, outputRefusal, type Report } from './outcome.ts';
export { oneLine, type Paint, refusalText } from './refusal-text.ts';
export { runPure } from './run-pure.ts';
export { argumentName } from './slots.ts';
export {
  bytesSource,
  type FolderSource,
  fileSource,
  folderSource,
  type Opened,
  openAll,
  type Source,
} from './sources.ts';
export { type Status, statuses, statusIn, statusOf } from './statuses.ts';
