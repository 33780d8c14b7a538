// Generated texts: a canonical document after up to three small injuries, so that some are still canonical, some still
// JSON, and the rest almost.
import fc from 'fast-check';
import { canonicalText } from '#canonical';
import { anyValue } from './documents.ts';

// No NUL and no record separator among them: jq reads the first by line and takes the second for the end of a document.
const pieces = [
  ...[' ', '\n', '\r', '\t', '\r\n', '\ufeff', '\u0001', '\u007f', '\u{1f600}', '\ue000'],
  ...[
    '\\',
    '\\/',
    '\\u0041',
    '\\u007f',
    '\\u007F',
    '\\u000a',
    '\\u001F',
    '\\ud83d\\ude00',
    '\\ud800',
    '\\udc00\\ud800',
  ],
  ...[',', ':', '[', ']', '{', '}', '"', '"a":1,', '"\u{10000}":1,', '[],', 'null', 'nul', ',true'],
  ...['0', '1', '.0', '.', 'e0', 'E+2', 'e-07', 'e+16', '-', '+', '00000000000000000'],
];

type Injury = (text: string) => string;
const place = fc.nat(10_000);
const cut = (text: string, at: number): [string, string] => {
  const place = at % (text.length + 1);
  return [text.slice(0, place), text.slice(place)];
};

const injury: fc.Arbitrary<Injury> = fc.oneof(
  fc.tuple(place, fc.constantFrom(...pieces)).map(
    ([at, piece]): Injury =>
      (text) =>
        cut(text, at).join(piece),
  ),
  place.map(
    (at): Injury =>
      (text) =>
        cut(text, at)[0] + cut(text, at)[1].slice(1),
  ),
  fc.constantFrom('', '\n\n', '\r\n', ' \n', '\n{}', '\nx').map(
    (end): Injury =>
      (text) =>
        text.trimEnd() + end,
  ),
  fc.constant((text: string) => `\ufeff${text}`),
  place.map(
    (at): Injury =>
      (text) =>
        respell(text, at),
  ),
  place.map(
    (at): Injury =>
      (text) =>
        escapeOne(text, at),
  ),
  place.map(
    (at): Injury =>
      (text) =>
        swapMembers(text, at),
  ),
  fc.constant((text: string) => text.replace(/"(?:[^"\\]|\\.)*":\d+,/, '$&$&')),
);

// Another spelling of one number of the text, when it has one.
function respell(text: string, at: number): string {
  const [before, after] = cut(text, at);
  const spellings = [String, (n: number) => n.toFixed(1), (n: number) => n.toExponential(), (n: number) => `${n}.0`];
  return before + after.replace(/\d[\d.e+-]*/, (token) => spellings[at % 4]?.(Number(token)) ?? token);
}

// One character behind a place written as an escape, in upper case now and then.
function escapeOne(text: string, at: number): string {
  const [before, after] = cut(text, at);
  const spelled = (character: string) => {
    const hex = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${at % 2 === 0 ? hex : hex.toUpperCase()}`;
  };
  return before + after.replace(/[^"\\[\]{}:,\d\s]/, spelled);
}

// Two neighbouring members behind a place the other way round.
function swapMembers(text: string, at: number): string {
  const [before, after] = cut(text, at);
  return before + after.replace(/("[^"\\]*":[^,[\]{}"]+),("[^"\\]*":[^,[\]{}"]+)/, '$2,$1');
}

// One byte made another, above ASCII: mostly no UTF-8 any more.
const smudge = (bytes: Buffer, at: number | undefined): Buffer => {
  if (at !== undefined) bytes[at % bytes.length] = 0x80 + (at % 0x80);
  return bytes;
};

/** The bytes of canonical documents and of near misses, never empty. */
export const anyBytes: fc.Arbitrary<Buffer> = fc
  .tuple(
    anyValue,
    fc.array(injury, { maxLength: 3 }),
    fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, place),
  )
  .map(([value, injuries, at]) => {
    const injured = injuries.reduce((text, injure) => injure(text), `${canonicalText(value)}\n`);
    return smudge(Buffer.from(injured === '' ? '\n' : injured), at);
  });
