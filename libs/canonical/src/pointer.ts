// JSON pointers (RFC 6901): how a refusal names the place of a value. The whole document is the empty pointer.

/** The pointer of the value that `path`, keys and array indexes from the root on, leads to. */
export const jsonPointer = (path: readonly (string | number)[]): string =>
  path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
