// What packaged text may not hold. Every rule has cases that refuse, with the place, and stand-ins that do not; tokens are
// put together here from parts, so that no file of the repository holds one.
import { describe, expect, test } from 'vitest';
import { checkFileContent } from '#content';
import { deniedRules } from '../src/denied-rules.ts';

const check = (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const refusal = checkFileContent({ path: 'profiles/sample/a.md', bytes });
  return refusal && { detail: refusal.detail, code: refusal.code, at: refusal.at };
};
const detailOf = (content: string | Uint8Array): string => check(content)?.detail ?? 'fine';

// Characters of a kind that no stand-in has: many different ones.
const mixed = (length: number): string => 'q7Rt2Wm9Kd4Zp8Lx3Vb6Nc1Hf5Jg0SyTaUeQiOoPzXsDwEr'.repeat(4).slice(0, length);
const upper = (length: number): string => mixed(200).toUpperCase().slice(0, length);
const home = (name: string): string => ['', 'home', name].join('/');
const users = (name: string): string => ['', 'Users', name].join('/');
const root = ['', 'root'].join('/');
const head = (kind: string): string => `-----BEGIN ${kind}PRIVATE${' '}KEY-----`;
const jwt = (signature: string): string => `${'eyJ'}hbGciOiJIUzI1NiJ9.${'eyJ'}zdWIiOiIxMjM0NTY3ODkwIn0.${signature}`;

describe('paths of a home', () => {
  // biome-ignore format: an aligned table
  test.each([
    // text                                               expected
    [`see ${home('alice')}/notes.md`,        'content.home-path'],
    [`see ${home('alice')}`,                 'content.home-path'],
    [`cd ${home('a_b-c.d')}/x`,              'content.home-path'],
    [`HOME=${home('alice')}`,                'content.home-path'],
    [`"${home('alice')}"`,                   'content.home-path'],
    [`"one\\n${home('alice')}"`,             'content.home-path'],
    [`cc -I${home('alice')}/include`,        'content.home-path'],
    [`file://${home('alice')}/x`,            'content.home-path'],
    [`/var${home('alice')}`,                 'content.home-path'],
    ['x=%2Fhome%2Falice',                    'content.home-path'],
    [`file://${home('').slice(0, -1)}%2Falice`, 'content.home-path'],
    [`{"p":"${home('alice').replaceAll('/', '\\/')}"}`, 'content.home-path'],
    [`{"p":"${home('alice').replaceAll('/', '\\u002f')}"}`, 'content.home-path'],
    [home('søren'),                          'content.home-path'],
    [`/mnt/c${users('alice')}`,              'content.home-path'],
    [`/c${users('alice')}`,                  'content.home-path'],
    [`${users('alice')}/Library`,            'content.home-path'],
    [users('alice'),                         'content.home-path'],
    [`${root}/.ssh`,                         'content.root-home-path'],
    [`in ${root}.`,                          'content.root-home-path'],
    [root,                                   'content.root-home-path'],
    ['C:\\Users\\alice',                     'content.windows-home-path'],
    ['"C:\\\\Users\\\\alice\\\\x"',          'content.windows-home-path'],
    ['d:/users/alice',                       'content.windows-home-path'],
    [home('<user>'),                         'fine'],
    [home('$USER'),                          'fine'],
    [users(['$', '{name}'].join('')),        'fine'],
    [users('<name>/x'),                      'fine'],
    ['/home',                                'fine'],
    [`src${home('index.ts')}`,               'fine'],
    [`https://example.org${home('page')}`,   'fine'],
    [`~${root}`,                             'fine'],
    ['/rootfs and /root-cause and /root.ts', 'fine'],
    ['C:\\Users\\<name>',                    'fine'],
  ])('%s', (text, expected) => {
    expect(detailOf(text)).toBe(expected);
  });
});

describe('credentials and their stand-ins', () => {
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, string])[] = [
    // text                                               expected
    [`${'gh'}p_${mixed(36)}`,                                               'content.github-token'],
    [`${'gh'}s_${mixed(10)}`,                                               'content.github-token'],
    [`${'gh'}p_${'x'.repeat(36)}`,                                          'fine'],
    [`${'gh'}p_xxxx`,                                                       'fine'],
    [`${'gh'}p_${mixed(9)}`,                                                'fine'],
    [`${'gh'}p_${'0'.repeat(36)}`,                                          'fine'],
    [`${'gh'}p_EXAMPLE${mixed(20)}`,                                        'fine'],
    [`${'gh'}p_<token>`,                                                    'fine'],
    [`${'github'}_pat_${mixed(22)}`,                                        'content.github-fine-grained-token'],
    [`${'github'}_pat_xxxxxxxxxx`,                                          'fine'],
    [`${'gl'}pat-${mixed(20)}`,                                             'content.gitlab-token'],
    [`${'gl'}pat-${'x'.repeat(20)}`,                                        'fine'],
    [`${'xo'}xb-${mixed(12)}`,                                              'content.slack-token'],
    [`${'xo'}xb-xxxxxxxx-xxxxxxxx`,                                         'fine'],
    [`https://hooks.slack.com/services/${upper(30)}`,                       'content.slack-webhook'],
    [`https://hooks.slack.com/services/${'X'.repeat(9)}/${'X'.repeat(20)}`, 'fine'],
    [`${'sk'}-ant-api03-${mixed(20)}`,                                      'content.anthropic-key'],
    [`${'sk'}-ant-abcd`,                                                    'content.anthropic-key'],
    [`${'sk'}-ant-xxxx`,                                                    'fine'],
    [`keys begin with ${'sk'}-ant-`,                                        'fine'],
    [`${'sk'}-${mixed(32)}`,                                                'content.openai-key'],
    [`${'sk'}-proj-${mixed(24)}`,                                           'content.openai-key'],
    [`${'sk'}-${'x'.repeat(40)}`,                                           'fine'],
    [`task-${mixed(32)}`,                                                   'fine'],
    [`${'AK'}IA${upper(16)}`,                                               'content.aws-key-id'],
    [`${'AS'}IA${upper(16)}`,                                               'content.aws-key-id'],
    [`${'AK'}IAIOSFODNN7EXAMPLE`,                                           'fine'],
    [`${'AI'}za${mixed(35)}`,                                               'content.google-key'],
    [`${'AI'}za${'x'.repeat(35)}`,                                          'fine'],
    [`${'sk'}_live_${mixed(24)}`,                                           'content.stripe-key'],
    [`${'rk'}_live_${'x'.repeat(24)}`,                                      'fine'],
    [`${'np'}m_${mixed(36)}`,                                               'content.npm-token'],
    [`${'np'}m_${'x'.repeat(36)}`,                                          'fine'],
    [`${'py'}pi-AgE${mixed(40)}`,                                           'content.pypi-token'],
    [`${'py'}pi-AgE${'x'.repeat(40)}`,                                      'fine'],
    [`${'hf'}_${mixed(34)}`,                                                'content.huggingface-token'],
    [`${'hf'}_${'x'.repeat(34)}`,                                           'fine'],
    [`${'AGE'}-SECRET-KEY-1${upper(58)}`,                                   'content.age-key'],
    [`${'AGE'}-SECRET-KEY-1${'X'.repeat(58)}`,                              'fine'],
    [head(''),                                                              'content.private-key'],
    [head('EC '),                                                           'content.private-key'],
    [head('RSA '),                                                          'content.private-key'],
    [head('OPENSSH '),                                                      'content.private-key'],
    [head('ENCRYPTED '),                                                    'content.private-key'],
    [`"key": "${head('')}\\nMIIE"`,                                         'content.private-key'],
    [head('').replaceAll(' ', '\\u0020'),                                   'content.private-key'],
    [head('').replaceAll(' ', '%20'),                                       'content.private-key'],
    [`${'PuTTY'}-User-Key-File-3: ssh-ed25519`,                             'content.private-key'],
    [head('<kind> '),                                                       'fine'],
    [`AccountKey=${mixed(86)}==`,                                           'content.azure-key'],
    [`AccountKey=${'x'.repeat(86)}==`,                                      'fine'],
    [`${'aBc8'}Q~${mixed(34)}`,                                             'content.azure-key'],
    [`Authorization: Basic ${mixed(24)}==`,                                 'content.authorization-header'],
    [`"authorization": "Bearer ${mixed(30)}"`,                              'content.authorization-header'],
    ['Authorization: Basic <credentials>',                                  'fine'],
    ['Authorization: Bearer xxxxxxxx',                                      'fine'],
    ['authorization: token verification of a server',                       'fine'],
    ['-----BEGIN PUBLIC KEY-----',                                          'fine'],
    ['-----BEGIN CERTIFICATE-----',                                         'fine'],
    [jwt(mixed(43)),                                                        'content.json-web-token'],
    [`"one\\n${jwt(mixed(43))}"`,                                           'content.json-web-token'],
    [jwt('x'.repeat(43)),                                                   'fine'],
    [jwt('<signature>'),                                                    'fine'],
    [`postgres://app:${mixed(12)}@db.example.org/x`,                        'content.url-password'],
    ['postgres://app:password@localhost/x',                                 'fine'],
    ['postgres://app:$PASSWORD@localhost/x',                                'fine'],
    ['https://app:<password>@example.org',                                  'fine'],
    ['https://example.org:8080/@scope/name',                                'fine'],
    [['ystack', 'shipped', 'default'].join('-'),                            'content.shipped-default'],
    [['ystack', 'shipped'].join('-'),                                       'fine'],
  ];
  test.each(cases)('%s', (text, expected) => {
    expect(detailOf(text)).toBe(expected);
    expect(detailOf(`before "${text}" behind`)).toBe(expected);
    if (expected !== 'fine') expect(check(`x\n${text}`)).toMatchObject({ code: 'E_DENYLIST' });
  });

  test('every rule refuses in some case, and is found by its marks', () => {
    const seen = new Set([
      ...cases.map(([, expected]) => expected),
      ...['home', 'root-home', 'windows-home'].map((name) => `content.${name}-path`),
    ]);
    expect(deniedRules.filter(({ detail }) => !seen.has(detail))).toEqual([]);
  });

  test('a refusal never quotes what it found', () => {
    const secret = mixed(36);
    const refusal = checkFileContent({ path: 'a.md', bytes: new TextEncoder().encode(`${'gh'}p_${secret}`) });
    expect(JSON.stringify(refusal)).not.toContain(secret.slice(0, 8));
  });
});

const char = (codePoint: number): string => String.fromCodePoint(codePoint);

describe('what is not plain text', () => {
  // biome-ignore format: an aligned table
  test.each([
    // content                                            expected                     place
    [`${char(0xfeff)}a`,                      'content.byte-order-mark', 'line 1 column 1'],
    [`a\nb${char(0xfeff)}`,                   'content.hidden',          'line 2 column 2'],
    [`x\n\u{1F980}${char(0x202e)}`,           'content.hidden',          'line 2 column 2'],
    [`${char(0x2066)}`,                       'content.hidden',          'line 1 column 1'],
    [`a${char(0x200b)}b`,                     'content.hidden',          'line 1 column 2'],
    [`a${char(0x200d)}b`,                     'content.hidden',          'line 1 column 2'],
    [`a${char(0xad)}b`,                       'content.hidden',          'line 1 column 2'],
    [`a${char(0xe0041)}b`,                    'content.hidden',          'line 1 column 2'],
    [`a${char(0xe0100)}b`,                    'content.hidden',          'line 1 column 2'],
    [`a${char(0x2028)}b`,                     'content.hidden',          'line 1 column 2'],
    [`a${char(0x3164)}b`,                     'content.hidden',          'line 1 column 2'],
    [`a${char(0xfe00)}b`,                     'content.hidden',          'line 1 column 2'],
    [`a${char(0x10ffff)}b`,                   'content.hidden',          'line 1 column 2'],
    ['a\n\0',                                 'content.control',         'line 2 column 1'],
    ['\u001b[31mred',                         'content.control',         'line 1 column 1'],
    ['a\u007f',                               'content.control',         'line 1 column 2'],
    ['a\u0085',                               'content.control',         'line 1 column 2'],
    ['seen\rhidden',                          'content.control',         'line 1 column 5'],
    ['end\r',                                 'content.control',         'line 1 column 4'],
    [Uint8Array.of(0x61, 0x0a, 0x62, 0xff),   'content.not-utf8',        'line 2 column 2'],
    [Uint8Array.of(0xff, 0xfe, 0x61, 0x00),   'content.not-utf8',        'line 1 column 1'],
    [Uint8Array.of(0xc0, 0xaf),               'content.not-utf8',        'line 1 column 1'],
    [Uint8Array.of(0xed, 0xa0, 0x80),         'content.not-utf8',        'line 1 column 1'],
    ['a\tb\r\nc\n',                           undefined,                 undefined],
    ['Grüße, ελληνικά, 漢字, עברית, \u{1F980}', undefined,                 undefined],
    [`${char(0x2714)}${char(0xfe0f)}`,        undefined,                 undefined],
    ['',                                      undefined,                 undefined],
  ] as const)('%j', (content, detail, at) => {
    const refusal = check(content);
    expect([refusal?.detail, refusal?.at]).toEqual([detail, at]);
    if (detail !== undefined) expect(refusal?.code).toBe('E_DENYLIST');
  });

  test('what is not text is told before what is denied, and a mark at the start before a character inside', () => {
    expect(detailOf(`${users('alice')}\0`)).toBe('content.control');
    expect(detailOf(`${char(0xfeff)}\0`)).toBe('content.byte-order-mark');
  });

  test('the size has an edge', () => {
    const large = new Uint8Array(64 * 1024 * 1024 + 1).fill(0x61);
    expect(check(large.subarray(1))).toBeUndefined();
    expect(check(large)).toMatchObject({ code: 'E_LIMIT', detail: 'content.bytes' });
  });
});

test('a long text ends soon, whatever it repeats', () => {
  const units = [
    ...deniedRules.flatMap(({ marks = [] }) => marks),
    ...[
      'a',
      ' ',
      '-',
      '\\',
      ':',
      '://',
      '://a',
      '://a:b',
      'x/home/',
      `${home('a')}<`,
      'eyJaaaaaaaaaa.',
      `${'eyJ'}${'a'.repeat(4000)}.`,
    ],
    ...['BEGIN ', 'BEGIN A ', 'C:\\\\', 'C:\\Users\\<', '%2F'],
  ];
  // Nothing is timed: over 2 MB a quadratic pattern takes hours, and the runner's own limit ends it.
  expect(units.length).toBeGreaterThan(30);
  for (const unit of units) {
    const bytes = new TextEncoder().encode(unit.repeat(Math.ceil(2_000_000 / unit.length)));
    const refusal = checkFileContent({ path: 'a', bytes });
    expect(refusal === undefined || refusal.code === 'E_DENYLIST', unit).toBe(true);
  }
});
