export { boundBy, boundObjects, pathOf, payloadBytesMax, payloadsBytesMax } from './bound-objects.ts';
export { type BuiltRequest, buildResolverRequest, manifestFilesMax } from './build-request.ts';
export type { Documents, Sourced } from './document-sources.ts';
export { authorityFile, findParts, manifestFolder, type Part, type ProfilePlace, profileFile } from './layout.ts';
export type { PinChange } from './pin/changes.ts';
export { type PinInput, type Pinned, pinProfile } from './pin/pin.ts';
export type { ResolverCode, ResolverDetail, ResolverRefusal, ResolverResult } from './refusals.ts';
export { parseRepositoryMap, type RepositoryMap } from './repository-map.ts';
export { parseResolverRequest, type ResolverRequest } from './request.ts';
export { type Resolved, resolveProfile } from './resolve.ts';
export {
  type Answer,
  type Answers,
  type Found,
  type Plan,
  type Port,
  type Question,
  runPlan,
  type Want,
} from './steps.ts';
