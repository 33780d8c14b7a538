// Streams that swell: a few megabytes that inflate to gigabytes, made in no time because deflated blocks can be repeated.
import { constants, deflateRawSync } from 'node:zlib';

const mebibyte = Buffer.alloc(1_048_576);
const blockOf = (bytes: Uint8Array): Buffer => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });

/** A zlib stream of `head` and so many mebibytes of zeros; its checksum is wrong, which shows only at the end. */
export function bomb(head: Uint8Array, mebibytes: number): Buffer {
  const zeros = blockOf(mebibyte);
  const blocks = Array.from({ length: mebibytes }, () => zeros);
  return Buffer.concat([
    Buffer.from('7801', 'hex'),
    blockOf(head),
    ...blocks,
    Buffer.from('0300', 'hex'),
    Buffer.alloc(4),
  ]);
}
