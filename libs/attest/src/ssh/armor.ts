// Binary between two lines of text, as OpenSSH writes keys and signatures. Reading is strict: lines of one length (the last
// may be shorter), LF after each, base64 that no other bytes could stand for, nothing before or behind.

export type Label = 'SSH SIGNATURE' | 'OPENSSH PRIVATE KEY';

/** OpenSSH's own width; readers take any up to this and the one that the format suggests. */
const columns = 70;
const columnsMax = 76;

export const beginOf = (label: Label): string => `-----BEGIN ${label}-----\n`;
const endOf = (label: Label): string => `-----END ${label}-----\n`;

export function armor(label: Label, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
  return `${beginOf(label)}${lines.map((line) => `${line}\n`).join('')}${endOf(label)}`;
}

/** The bytes within, or undefined when `text` is not exactly an armor of that label. */
export function dearmor(label: Label, text: string): Buffer | undefined {
  const [begin, end] = [beginOf(label), endOf(label)];
  if (text.length <= begin.length + end.length || !text.startsWith(begin) || !text.endsWith(`\n${end}`))
    return undefined;
  const lines = text.slice(begin.length, -end.length - 1).split('\n');
  const width = lines[0]?.length ?? 0;
  const isEven = lines.every(({ length }, index) =>
    index === lines.length - 1 ? length > 0 && length <= width : length === width,
  );
  return isEven && width <= columnsMax ? decodeBase64(lines.join('')) : undefined;
}

/** Standard base64 with its padding; undefined for every other spelling of the same bytes. */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
