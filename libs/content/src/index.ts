export { fileBytesMax, pathBytesMax, segmentBytesMax } from './bounds.ts';
export {
  type ContentDetail,
  type ContentFile,
  type ContentRefusal,
  checkContent,
  checkFileContent,
  checkName,
  checkNames,
  type NamedFile,
} from './check-content.ts';
export { type Collision, findCollision, foldName } from './collisions.ts';
export { type NameFlaw, nameFlaw } from './names.ts';
export { placeOfIndex } from './text-place.ts';
