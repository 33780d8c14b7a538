// Object ids: the hash of `type size\0` and the content, in full lower-case hex. An abbreviated id is never accepted:
// what it names changes as the repository grows.
import { createHash } from 'node:crypto';

export type HashAlgorithm = 'sha1' | 'sha256';
export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** Length of an id in hex digits. */
export const idDigits: Readonly<Record<HashAlgorithm, 40 | 64>> = { sha1: 40, sha256: 64 };

const hex = /^[0-9a-f]+$/;

/** Whether `text` is a full object id of that algorithm. */
export const isObjectId = (text: string, algorithm: HashAlgorithm): boolean =>
  text.length === idDigits[algorithm] && hex.test(text);

/** The algorithm whose full ids look like `text`, or undefined when none does. */
export const algorithmOfId = (text: string): HashAlgorithm | undefined =>
  isObjectId(text, 'sha1') ? 'sha1' : isObjectId(text, 'sha256') ? 'sha256' : undefined;

/** The id Git gives an object of this type and content. */
export const objectId = (algorithm: HashAlgorithm, type: ObjectType, bytes: Uint8Array): string =>
  createHash(algorithm).update(`${type} ${bytes.byteLength}\0`).update(bytes).digest('hex');

/** The id of the tree without entries, which Git knows without storing it. */
export const emptyTreeId: Readonly<Record<HashAlgorithm, string>> = {
  sha1: objectId('sha1', 'tree', new Uint8Array()),
  sha256: objectId('sha256', 'tree', new Uint8Array()),
};

const types: readonly string[] = ['blob', 'tree', 'commit', 'tag'] satisfies ObjectType[];

/** Whether `text` names one of the four kinds of object. */
export const isObjectType = (text: string): text is ObjectType => types.includes(text);
