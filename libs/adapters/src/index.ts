export { type AdapterEntry, adapters, findAdapter } from './adapters.ts';
export { adapterCommands, normalizeBytes } from './commands.ts';
export {
  answerMaterialization,
  buildReceipt,
  buildResponse,
  buildStageResult,
  checkReceipt,
  checkResponse,
  inputBounds as materializationInputBounds,
  type Materialization,
  type MaterializationContract,
  type MaterializationErrorCode,
  type MaterializationOutcome,
  type MaterializationReceipt,
  parseMaterializationContract,
  parseMaterializationInput,
} from './local-git-materializer/protocol.ts';
