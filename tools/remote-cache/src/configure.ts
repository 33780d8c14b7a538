// What stands in nginx.conf that is of this machine: where to listen, as whom, and which tokens may do what. Pure.
import { accept, type Result, refuse } from '#canonical';

export type Settings = {
  /** `host:port`. */
  readonly listen: string;
  /** Absolute path of cache.js. */
  readonly script: string;
  readonly readTokens: readonly string[];
  readonly writeTokens: readonly string[];
  /** Whom nginx works as; only root has to say. */
  readonly user?: string;
};

/** Of one entry, as nginx spells it: the gates of the profiles here leave less than 1 MB each. */
export const entrySizeMax = '64m';

/** A token is written into a configuration file and sent in a header; 32 of these are nobody's guess. */
const tokenForm = /^[A-Za-z0-9_-]{32,128}$/;

/** The tokens of a file, one a line, none twice. Refuses E_INPUT with the line, never with what stands in it. */
export function parseTokens(text: string, input: string): Result<readonly string[]> {
  const lines = text.split('\n').filter((line) => line !== '');
  const wrong = lines.findIndex((line, index) => !tokenForm.test(line) || lines.indexOf(line) !== index);
  if (wrong === -1) return accept(lines);
  const expected = 'one token a line, 32 to 128 of `A-Za-z0-9_-`, none of them twice';
  return refuse({ code: 'E_INPUT', input, at: `line ${wrong + 1}`, expected, mend: 'openssl rand -hex 32' });
}

/** The configuration from its template. Refuses E_INPUT for a token in both files: a token that writes reads as well. */
export function configure(template: string, settings: Settings): Result<string> {
  const { readTokens, writeTokens } = settings;
  if (readTokens.some((token) => writeTokens.includes(token))) {
    return refuse({ code: 'E_INPUT', at: 'a token', expected: 'no token in both files', mend: 'openssl rand -hex 32' });
  }
  const words: Readonly<Record<string, string>> = {
    listen: settings.listen,
    script: settings.script,
    sizeMax: entrySizeMax,
    tokens: [...lines(readTokens, 'read'), ...lines(writeTokens, 'write')].join('\n'),
    user: settings.user === undefined ? '' : `user ${settings.user};`,
  };
  return accept(template.replaceAll(/\{([A-Za-z]+)\}/g, (_found, word: string) => words[word] ?? ''));
}

const lines = (tokens: readonly string[], may: string): string[] =>
  tokens.map((token) => `    "~^Bearer ${token}$" ${may};`);
