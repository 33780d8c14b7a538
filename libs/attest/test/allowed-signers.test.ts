// The file of allowed signers: what is taken, and each line that is refused.
import { expect, test } from 'vitest';
import { parseAllowedSigners, signerLineCharsMax, signerLinesMax } from '../src/ssh/allowed-signers.ts';
import { matchesList } from '../src/ssh/patterns.ts';
import { encodeStrings } from '../src/ssh/wire.ts';
import { allowing, publicLine } from './support/keys.ts';

const key = publicLine(1);
const rsa = `ssh-rsa ${encodeStrings(['ssh-rsa', Buffer.from([1, 0, 1]), Buffer.alloc(257, 1)]).toString('base64')}`;

test('comments, blank lines, options, comments behind keys and keys of other kinds are taken', () => {
  const file = allowing(
    '# who may sign',
    '',
    ' \t# more',
    `ann@example ${key}`,
    `\tbo,cy\tNAMESPACES="a,b*",valid-after="20200101",valid-before="20300101T"  ${key}\tBo’s key`.replace(
      'T"',
      '1200Z"',
    ),
    `dee ${rsa} ssh-ed25519 of long ago`,
  );
  const parsed = parseAllowedSigners(file);
  expect(
    parsed.ok &&
      parsed.value.map(({ line, principals, namespaces, isLimited }) => [line, principals, namespaces, isLimited]),
  ).toEqual([
    [4, 'ann@example', undefined, false],
    [5, 'bo,cy', 'a,b*', true],
    [6, 'dee', undefined, false],
  ]);
});

const bad = (key64: string) => `ann ssh-ed25519 ${key64}`;
const base64 = key.split(' ')[1] ?? '';
// biome-ignore format: an aligned table
const refused = [
  // what is wrong                   the line                                                    expected
  ['a name alone',                   'ann',                                                      /principals/],
  ['a key without a name',           key,                                                        /a key in base64|principals/],
  ['a key of another type',          `ann ssh-rsa ${base64}`,                                    /of the type before it/],
  ['a key that is cut',              bad(base64.slice(0, -4)),                                   /a key in base64/],
  ['a key of 33 bytes',              bad(encodeStrings(['ssh-ed25519', Buffer.alloc(33)]).toString('base64')), /a key in base64/],
  ['base64 of another spelling',     bad(base64.replace(/.$/, '=')),                             /a key in base64/],
  ['base64 of the web',              bad(base64.replace(/.$/, '_')),                             /a key in base64/],
  ['no base64',                      bad('%%%%'),                                                /a key in base64/],
  ['a certificate authority',        `*@example cert-authority ${key}`,                          /certificates are not judged/],
  ['one among other options',        `*@example namespaces="x",cert-authority ${key}`,           /certificates are not judged/],
  ['an unknown option',              `ann no-touch="x" ${key}`,                                  /a known option, not `no-touch`/],
  ['an option twice',                `ann namespaces="a",namespaces="b" ${key}`,                 /`namespaces` once/],
  ['the same in capitals',           `ann namespaces="a",Namespaces="b" ${key}`,                 /`namespaces` once/],
  ['no namespace',                   `ann namespaces="" ${key}`,                                 /namespaces separated/],
  ['a blank in namespaces',          `ann namespaces="a b" ${key}`,                              /namespaces separated/],
  ['an open quote',                  `ann namespaces="a ${key}`,                                 /principals|a key/],
  ['an escape in a quote',           `ann namespaces="a\\"b" ${key}`,                            /principals|a key/],
  ['an empty time',                  `ann valid-before="" ${key}`,                               /a time such as/],
  ['a time of words',                `ann valid-before="tomorrow" ${key}`,                       /a time such as/],
  ['quotes around principals',       `"ann" ${key}`,                                             /without quotes/],
  ['an empty principal',             `ann,,bo ${key}`,                                           /separated by commas/],
  ['a comma at the end',             `ann, ${key}`,                                              /separated by commas/],
  ['a carriage return',              `ann ${key}\r`,                                             /control or hidden/],
  ['a zero',                         `ann\0 ${key}`,                                             /control or hidden/],
  ['a text that runs backwards',     `ann ${key} \u202e`,                                        /control or hidden/],
  ['a mark of byte order',           `\ufeffann ${key}`,                                         /control or hidden/],
  ['a blank that is none',           `ann\u00a0${key}`,                                          /principals/],
  ['letters beyond ASCII',           `änn ${key}`,                                               /principals/],
  ['a line too long',                `ann ${key} ${'x'.repeat(signerLineCharsMax)}`,             /characters/],
] as const;
test.each(refused)('refused: %s', (_what, line, expected) => {
  const done = parseAllowedSigners(allowing(`bo ${key}`, line));
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_SIGNERS', at: 'line 2' } });
  expect(done.ok ? '' : done.refusal.expected).toMatch(expected);
});

// biome-ignore format: an aligned table
test.each([
  // the file            bytes
  ['nothing',            allowing()],
  ['comments alone',     allowing('# nobody', '')],
  ['no UTF-8',           Buffer.from([0x61, 0xff, 0x0a])],
  ['too many lines',     Buffer.from('\n'.repeat(signerLinesMax))],
  ['too many bytes',     Buffer.alloc(1_048_577, 0x23)],
])('refused as a whole: %s', (_what, bytes) => {
  const done = parseAllowedSigners(bytes);
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_SIGNERS' } });
  expect(done.ok ? '' : done.refusal.at).toBeUndefined();
});

test('the last line that fits is taken', () => {
  const lines = allowing(...Array<string>(signerLinesMax - 2).fill(''), `ann ${key}`);
  expect(parseAllowedSigners(lines).ok).toBe(true);
});

// biome-ignore format: an aligned table
test.each([
  // list              text            matches
  ['ann',              'ann',          true],
  ['ann',              'anna',         false],
  ['a*',               'a',            true],
  ['*@example',        'ann@example',  true],
  ['*@example',        'ann@example2', false],
  ['a?n',              'ann',          true],
  ['a?n',              'an',           false],
  ['*',                '',             true],
  ['?',                '',             false],
  ['*a*b*c',           'xaxbxbxc',     true],
  ['*a*b*c',           'xaxcxb',       false],
  ['bo,ann',           'ann',          true],
  ['!ann,*',           'ann',          false],
  ['*,!ann',           'ann',          false],
  ['!ann',             'bo',           false],
  ['Ann',              'ann',          false],
] as const)('the list %s and %j: %s', (list, text, expected) => {
  expect(matchesList(text, list)).toBe(expected);
});

test('a list of stars takes no longer than its length times the text', () => {
  // The naive matcher would not come back from this one.
  expect(matchesList('a'.repeat(4000), `${'*a'.repeat(2000)}b`)).toBe(false);
});
