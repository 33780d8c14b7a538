// Text that must not ship: paths of somebody's home, credentials, and the marker of a default that a target was to
// replace. Every pattern is bounded and cannot backtrack further than its bound, so time is linear in the text. A net for
// accidents, not for a hider: whoever wants to smuggle a secret out has other ways.
import { isPlaceholder } from './placeholder.ts';

export type DeniedDetail =
  | 'content.home-path'
  | 'content.root-home-path'
  | 'content.windows-home-path'
  | 'content.github-token'
  | 'content.github-fine-grained-token'
  | 'content.gitlab-token'
  | 'content.slack-token'
  | 'content.slack-webhook'
  | 'content.anthropic-key'
  | 'content.openai-key'
  | 'content.aws-key-id'
  | 'content.google-key'
  | 'content.stripe-key'
  | 'content.npm-token'
  | 'content.pypi-token'
  | 'content.huggingface-token'
  | 'content.age-key'
  | 'content.azure-key'
  | 'content.authorization-header'
  | 'content.private-key'
  | 'content.json-web-token'
  | 'content.url-password'
  | 'content.shipped-default';

export type DeniedRule = {
  readonly detail: DeniedDetail;
  /** What it is, for people. */
  readonly what: string;
  /** Every match of the pattern holds one of these; without any, the pattern is always tried. */
  readonly marks?: readonly string[];
  /** Global. Group 1, where there is one, is the part that a stand-in would fill. */
  readonly pattern: RegExp;
  readonly isPlaceholder?: (part: string) => boolean;
};

// Before an absolute path stands no part of a relative one, a host or `~`. But an escaped line end in JSON or the letters
// of an option (`-I`) may touch it.
const pathStart = String.raw`(?:(?<![\w.~)}\]-])|(?<=\\[bfnrt])|(?<=(?:^|[\s"'=(,])-{1,2}[A-Za-z]{1,12}))`;
// As it stands, with JSON's escapes, or in a URL.
const slash = String.raw`(?:\\{0,4}\/|\\u002[Ff]|%2[Ff])`;

const token = (prefix: string, part: string): RegExp => new RegExp(`${prefix}(${part})`, 'g');

/** In the order they are asked. */
export const deniedRules: readonly DeniedRule[] = [
  {
    detail: 'content.home-path',
    what: 'the path of a home folder',
    marks: ['/home', '/Users', '2Fhome', '2fhome', '2FUsers', '2fUsers'],
    pattern: new RegExp(
      `${pathStart}(?:/var|/export|/usr|/mnt/[a-z]|/[a-z])?${slash}(?:home|Users)${slash}[\\p{L}_][\\p{L}\\p{N}._-]{0,31}`,
      'gmu',
    ),
  },
  {
    detail: 'content.root-home-path',
    what: "the path of root's home folder",
    marks: ['/root', '2Froot', '2froot'],
    pattern: new RegExp(`${pathStart}${slash}root(?![\\w-]|\\.[A-Za-z0-9])`, 'gm'),
  },
  {
    detail: 'content.windows-home-path',
    what: 'the path of a home folder',
    pattern: /[A-Za-z]:(?:\\{1,4}|\/)users(?:\\{1,4}|\/)[A-Za-z0-9._-]{1,32}/gi,
  },
  {
    detail: 'content.github-token',
    what: 'a GitHub token',
    marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    pattern: token('gh[oprsu]_', '[A-Za-z0-9]{10,255}'),
  },
  {
    detail: 'content.github-fine-grained-token',
    what: 'a GitHub token',
    marks: ['github_pat_'],
    pattern: token('github_pat_', '[A-Za-z0-9_]{10,255}'),
  },
  {
    detail: 'content.gitlab-token',
    what: 'a GitLab token',
    marks: ['glpat-'],
    pattern: token('glpat-', '[A-Za-z0-9_-]{20,255}'),
  },
  {
    detail: 'content.slack-token',
    what: 'a Slack token',
    marks: ['xox'],
    pattern: token('xox[abeoprs]-', '[A-Za-z0-9][A-Za-z0-9-]{7,255}'),
  },
  {
    detail: 'content.slack-webhook',
    what: 'a Slack webhook',
    marks: ['hooks.slack.com/'],
    pattern: token('hooks\\.slack\\.com/(?:services|workflows)/', '[A-Za-z0-9/]{20,255}'),
  },
  // From one character on: the prefix is used for nothing else.
  {
    detail: 'content.anthropic-key',
    what: 'an Anthropic key',
    marks: ['sk-'],
    pattern: token('sk-ant-', '[A-Za-z0-9_-]{1,255}'),
  },
  {
    detail: 'content.openai-key',
    what: 'an OpenAI key',
    marks: ['sk-'],
    pattern: token(
      '(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin)-(?=[\\w-]{20})|(?=[A-Za-z0-9]{32}))',
      '[A-Za-z0-9_-]{20,255}',
    ),
  },
  {
    detail: 'content.aws-key-id',
    what: 'an AWS key id',
    marks: ['AKIA', 'ASIA'],
    pattern: token('A[KS]IA', '[0-9A-Z]{16}'),
  },
  { detail: 'content.google-key', what: 'a Google key', marks: ['AIza'], pattern: token('AIza', '[0-9A-Za-z_-]{35}') },
  {
    detail: 'content.stripe-key',
    what: 'a Stripe key',
    marks: ['k_live_'],
    pattern: token('[rs]k_live_', '[A-Za-z0-9]{16,255}'),
  },
  { detail: 'content.npm-token', what: 'an npm token', marks: ['npm_'], pattern: token('npm_', '[A-Za-z0-9]{36}') },
  {
    detail: 'content.pypi-token',
    what: 'a PyPI token',
    marks: ['pypi-AgE'],
    pattern: token('pypi-AgE', '[A-Za-z0-9_-]{32,255}'),
  },
  {
    detail: 'content.huggingface-token',
    what: 'a Hugging Face token',
    marks: ['hf_'],
    pattern: token('(?<![A-Za-z0-9])hf_', '[A-Za-z0-9]{34}'),
  },
  {
    detail: 'content.age-key',
    what: 'an age key',
    marks: ['AGE-SECRET-KEY-1'],
    pattern: token('AGE-SECRET-KEY-1', '[0-9A-Z]{20,255}'),
  },
  {
    detail: 'content.azure-key',
    what: 'an Azure key',
    marks: ['AccountKey=', 'AccessKey=', '8Q~'],
    pattern:
      /(?:(?:Account|SharedAccess|Access)Key=(?=[A-Za-z0-9+/]{43})|(?<![\w~.-])[\w~.-]{3}8Q~(?=[\w~.-]{34}))([\w~.+/-]{34,86})/g,
  },
  {
    detail: 'content.authorization-header',
    what: 'the credentials of an authorization header',
    marks: ['uthorization', 'UTHORIZATION'],
    pattern:
      /authorization["']?\s{0,4}[:=]\s{0,4}["']?(?:basic|bearer|token)\s{1,4}([A-Za-z0-9+/._~-]{8,1024}={0,2})/gi,
    // Prose goes on with a word.
    isPlaceholder: (part) => /^[A-Za-z-]+$/.test(part) || isPlaceholder(part),
  },
  // The head alone is refused, escaped or not: EC, RSA, OpenSSH, PGP, encrypted, and PKCS#8, which has no word before.
  {
    detail: 'content.private-key',
    what: 'the head of a private key',
    marks: ['PRIVATE', 'PuTTY-User-Key'],
    pattern:
      /BEGIN(?:\\u0020|\s|%20|\+){1,4}(?:[A-Z0-9]{1,12}(?:\\u0020|\s|%20|\+){1,4}){0,3}PRIVATE(?:\\u0020|\s|%20|\+){1,4}KEY|PuTTY-User-Key-File-[0-9]/g,
  },
  {
    detail: 'content.json-web-token',
    what: 'a JSON web token',
    marks: ['eyJ'],
    pattern:
      /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))eyJ[A-Za-z0-9_-]{8,4096}\.eyJ[A-Za-z0-9_-]{8,8192}\.([A-Za-z0-9_-]{16,2048})/g,
  },
  {
    detail: 'content.url-password',
    what: 'a password in a URL',
    pattern: /:\/\/[A-Za-z0-9._%+-]{0,64}:([A-Za-z0-9._~%!$&*+,;=-]{3,128})@[A-Za-z0-9[]/g,
    isPlaceholder: (part) =>
      /^(?:pass(?:word|wd)?|pw|pwd|secret|token|key)$/i.test(part) || /^[$%*]/.test(part) || isPlaceholder(part),
  },
  // Split, so that this very source does not hold the marker.
  {
    detail: 'content.shipped-default',
    what: 'the marker of a default that a target replaces',
    marks: [`ystack-shipped${'-default'}`],
    pattern: new RegExp(`ystack-shipped${'-default'}`, 'g'),
  },
];
