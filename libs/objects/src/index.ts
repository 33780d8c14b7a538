export { type Commit, headerLineBytesMax, parseCommit, parseTag, type Tag } from './commit.ts';
export { encodeTree } from './encode-tree.ts';
export { nameBytesMax } from './name.ts';
export {
  algorithmOfId,
  emptyTreeId,
  type HashAlgorithm,
  idDigits,
  isObjectId,
  isObjectType,
  type ObjectType,
  objectId,
} from './object-id.ts';
export { breach, type DetailedRefusal, decline, type ObjectDetail, type Outcome } from './outcome.ts';
export { parsePath, pathBytesMax } from './path.ts';
export {
  driveSync,
  type ReadAnswer,
  type ReadCode,
  type ReadObject,
  type ReadPlan,
  type ReadRequest,
} from './reads.ts';
export { parseTree, type TreeEntry, type TreeMode, typeOfMode } from './tree.ts';
export { type PathEntry, rootTreeId } from './tree-ids.ts';
