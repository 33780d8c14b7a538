// Injuries that keep a text looking like JSON: what parsers disagree about, and what hides in spelling.
import type { Mutation } from './byte-mutations.ts';
import type { Random } from './random.ts';

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/g;
type Token = { readonly text: string; readonly start: number; readonly end: number };

// The tokens of a sample are asked for once a mutant; the samples are few and stay.
const known = new WeakMap<Buffer, { readonly text: string; readonly tokens: readonly Token[] }>();
function tokensOf(bytes: Buffer) {
  const found = known.get(bytes);
  if (found !== undefined) return found;
  const text = bytes.toString('utf8');
  const tokens = [...text.matchAll(token)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const read = { text, tokens };
  known.set(bytes, read);
  return read;
}

/** Puts another text in the place of a random token that `isFit`. */
const swap =
  (isFit: (token: Token) => boolean, other: (token: Token, random: Random) => string): Mutation =>
  (bytes, random) => {
    const { text, tokens } = tokensOf(bytes);
    const from = random.below(tokens.length);
    // From a random place on, round the end: cheaper than a list of those that fit.
    for (let step = 0; step < tokens.length; step += 1) {
      const found = tokens[(from + step) % tokens.length] as Token;
      if (isFit(found)) return Buffer.from(text.slice(0, found.start) + other(found, random) + text.slice(found.end));
    }
    return bytes;
  };

const isNumber = ({ text }: Token): boolean => /^[-\d]/.test(text);
const isText = ({ text }: Token): boolean => text.startsWith('"');
const isOpen = ({ text }: Token): boolean => text === '{' || text === '[';
const isScalar = (found: Token): boolean => isText(found) || isNumber(found);
const always = (): boolean => true;

const numbers = [
  '1e999',
  '-0',
  '0.1',
  '1.0',
  '01',
  '1E0',
  '2147483648',
  '9007199254740993',
  '-1',
  '99999999999999999999',
];
const strings = [
  ...[
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    '"\u0000"',
    '"\u007f"',
    '"\\/"',
    '"\\u0061"',
    '"A\u030a"',
    '"ß"',
    '""',
  ],
  ...['"__proto__"', '"constructor"', '"../../etc/passwd"', '"C:../x"', '"NUL"', '"a."', '"a\\\\..\\\\x"', '"\u202e"'],
  ...[`"${'x'.repeat(9000)}"`, '"\ufeff"', '"\u{10000}"', '"ﬀ"'],
];

export const jsonMutations: Readonly<Record<string, Mutation>> = {
  'odd number': swap(isNumber, (_, random) => random.pick(numbers)),
  'odd string': swap(isText, (_, random) => random.pick(strings)),
  'another token': (bytes, random, other) =>
    swap(always, () => random.pick(tokensOf(other).tokens).text)(bytes, random, other),
  'a token gone': swap(always, () => ''),
  'a token twice': swap(always, ({ text }) => text + text),
  // A member's key repeated before it: two readers that keep another of the two see two documents.
  'duplicate key': (bytes, random) => {
    const { text, tokens } = tokensOf(bytes);
    const keys = tokens.filter(({ text: word }, index) => word.startsWith('"') && tokens[index + 1]?.text === ':');
    const key = random.pick(keys);
    return key === undefined
      ? bytes
      : Buffer.from(`${text.slice(0, key.start)}${key.text}:null,${text.slice(key.start)}`);
  },
  'a member more': swap(isOpen, ({ text }, random) =>
    text === '{'
      ? `{${random.pick(strings)}:${random.pick(['1', '{}', '""'])},`
      : `[${random.pick(['null', '[]', '""'])},`,
  ),
  'deep nesting': swap(isScalar, ({ text }, random) => {
    const depth = random.pick([2, 8, 33, 65, 5000]);
    return random.below(2) === 0 ? '['.repeat(depth) + text + ']'.repeat(depth) : '['.repeat(depth);
  }),
  respelled: swap(isText, ({ text }, random) => {
    const at = 1 + random.below(text.length - 1);
    const letter = text.charCodeAt(at);
    const spelled = `\\u${letter.toString(16).padStart(4, '0')}`;
    return text.slice(0, at) + spelled + text.slice(at + 1);
  }),
  blank: swap(always, ({ text }, random) => random.pick([' ', '\n', '\t', '\r\n', '\u00a0', '\ufeff']) + text),
  'byte order mark': (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  'line ends': (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\n', '\r\n')),
  'no line end': (bytes, random) =>
    Buffer.concat([bytes.subarray(0, -1), Buffer.from(random.pick(['', '\r', '\0', '\n\n', '\n{}']))]),
};
