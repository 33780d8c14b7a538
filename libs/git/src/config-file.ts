// Git's configuration syntax, read only to decide whether a repository is plain. Nothing in it is ever obeyed.
// Text that Git's own reader would reject is rejected here too: a file two readers understand differently is not admitted.

/** One setting; `section` and `key` are lower case, `subsection` is as written, a bare key has the value `true`. */
export type ConfigEntry = {
  readonly section: string;
  readonly subsection: string | undefined;
  readonly key: string;
  readonly value: string;
  readonly line: number;
};

export type ConfigText =
  | { readonly ok: true; readonly entries: readonly ConfigEntry[] }
  | { readonly ok: false; readonly line: number };

/** Parses a configuration file's bytes; on a syntax error tells its line (from 1). */
export function parseConfigText(bytes: Uint8Array): ConfigText {
  // Latin-1 keeps every byte apart, whatever the encoding of names in it; a leading byte-order mark is skipped as Git does.
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replaceAll('\r\n', '\n');
  const reader = new ConfigReader(text);
  try {
    return { ok: true, entries: reader.read() };
  } catch (error) {
    if (error instanceof ConfigSyntax) return { ok: false, line: reader.line };
    throw error;
  }
}

class ConfigSyntax extends Error {}

const sectionHead = /\[([A-Za-z0-9.-]+)(?:[ \t]+"((?:[^"\\\n]|\\[^\n])*)")?\]/y;
const keyHead = /([A-Za-z][A-Za-z0-9-]*)[ \t]*(=|(?=\n)|$)/y;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', '"': '"', '\\': '\\' };

// Git's own notion: a byte such as A0, the second of `à`, is no blank.
const isBlank = (character: string): boolean => ' \t\n\r'.includes(character);

class ConfigReader {
  line = 1;
  #at = 0;
  #section: { readonly section: string; readonly subsection: string | undefined } | undefined;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly ConfigEntry[] {
    const entries: ConfigEntry[] = [];
    if (this.#text.includes('\0')) throw new ConfigSyntax();
    while (this.#at < this.#text.length) {
      const next = this.#text[this.#at] ?? '';
      if (next === '#' || next === ';') this.#skipComment();
      else if (isBlank(next)) this.#advance(1);
      else if (next === '[') this.#readSection();
      else entries.push(this.#readEntry());
    }
    return entries;
  }

  #advance(count: number): string {
    const taken = this.#text.slice(this.#at, this.#at + count);
    this.#at += count;
    for (const character of taken) if (character === '\n') this.line += 1;
    return taken;
  }

  #match(pattern: RegExp): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) throw new ConfigSyntax();
    this.#advance(found[0].length);
    return found;
  }

  #skipComment(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  #readSection(): void {
    const [, name = '', quoted] = this.#match(sectionHead);
    // `[a.b]` is the old spelling of `[a "b"]`.
    const dot = name.indexOf('.');
    if (quoted !== undefined)
      this.#section = { section: name.toLowerCase(), subsection: quoted.replace(/\\(.)/g, '$1') };
    else if (dot < 0) this.#section = { section: name.toLowerCase(), subsection: undefined };
    else this.#section = { section: name.slice(0, dot).toLowerCase(), subsection: name.slice(dot + 1).toLowerCase() };
  }

  #readEntry(): ConfigEntry {
    if (this.#section === undefined) throw new ConfigSyntax();
    const line = this.line;
    const [, key = '', equals] = this.#match(keyHead);
    const value = equals === '=' ? this.#readValue() : 'true';
    return { ...this.#section, key: key.toLowerCase(), value, line };
  }

  #readValue(): string {
    let value = '';
    let solid = 0;
    let isQuoted = false;
    while (this.#at < this.#text.length) {
      const next = this.#text[this.#at] ?? '';
      if (next === '\n') break;
      if (!isQuoted && (next === '#' || next === ';')) {
        this.#skipComment();
        break;
      }
      this.#advance(1);
      if (next === '"') {
        isQuoted = !isQuoted;
        solid = value.length;
      } else if (next === '\\') {
        value += this.#readEscape();
        solid = value.length;
      } else if (isQuoted || !isBlank(next)) {
        value += next;
        solid = value.length;
      } else if (value !== '') value += next;
    }
    if (isQuoted) throw new ConfigSyntax();
    return value.slice(0, solid);
  }

  #readEscape(): string {
    const next = this.#advance(1);
    if (next === '\n') return '';
    const meant = escapes[next];
    if (meant === undefined) throw new ConfigSyntax();
    return meant;
  }
}
