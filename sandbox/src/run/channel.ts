// The frames of the channel between the first process of a sandbox and the supervisor: one letter, four bytes of length,
// that many bytes. A frame longer than any that is sent by ours ends the reading: nobody honest is at the other end.

export type Frame = { readonly letter: string; readonly payload: Buffer };

/** A report, a piece of output or a file of evidence with its name is shorter. */
export const frameBytesMax = 2 * 1024 * 1024;

/** Feeds on pieces as they arrive; `onFrame` gets each whole frame, `onFault` is called once when the stream is none. */
export function frameReader(onFrame: (frame: Frame) => void, onFault: () => void): (piece: Buffer) => void {
  let waiting: Buffer[] = [];
  let size = 0;
  let isBroken = false;
  return (piece) => {
    if (isBroken) return;
    waiting.push(piece);
    size += piece.length;
    for (;;) {
      const head = size < 5 ? undefined : (waiting[0]?.length ?? 0) >= 5 ? waiting[0] : Buffer.concat(waiting);
      if (head === undefined) return;
      const length = head.readUInt32LE(1);
      if (length > frameBytesMax) {
        isBroken = true;
        onFault();
        return;
      }
      if (size < 5 + length) return;
      const all = Buffer.concat(waiting);
      const rest = all.subarray(5 + length);
      waiting = rest.length === 0 ? [] : [rest];
      size = rest.length;
      onFrame({ letter: String.fromCharCode(all[0] ?? 0), payload: all.subarray(5, 5 + length) });
    }
  };
}

/** A frame as it goes over the channel. */
export function frameOf(letter: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, 0, 'latin1');
  head.writeUInt32LE(payload.length, 1);
  return Buffer.concat([head, payload]);
}
