// One line of `batch`: `{"command":"validate-document","inputs":["profile.json"],"id":"mine"}`. An input is a file path, or
// `{"document":VALUE}` whose canonical bytes are judged, or `{"text":"…"}` whose very bytes are (they may be bad). What an option
// of the command line would name, a folder, is `"options":{"policies":"DIR"}`.
import { accept, encodeCanonical, type Json, type JsonObject, parseJson, type Result, refuse } from '#canonical';
import { bytesSource, type FolderSource, fileSource, folderSource, type Source } from '#command';
import type { Line } from './lines.ts';

/** Room for ten inline documents of a mebibyte each, twice over for escapes. */
export const lineBytesMax = 33_554_432;
const inputsMax = 256;

/** `id` is echoed in the answer; it is the caller's own and means nothing here. */
export type Request = {
  readonly command: string;
  readonly id?: string;
  readonly sources: readonly Source[];
  /** The one option a pure command can have, and the folder it names. */
  readonly folder?: { readonly option: string; readonly source: FolderSource };
};

export type RequestCode = 'E_LIMIT' | 'E_PARSE' | 'E_SHAPE';

/** Reads one line. E_LIMIT: longer than 32 MiB or nested beyond 128. E_PARSE: no JSON. E_SHAPE: no request. */
export function readRequest(line: Line, place: (path: string) => string): Result<Request, RequestCode> {
  if ('tooLong' in line) return refuse({ code: 'E_LIMIT', expected: `a line of at most ${lineBytesMax} bytes` });
  const read = parseJson(line.bytes, { bytesMax: lineBytesMax, depthMax: 128 });
  if (!read.ok) return read;
  const request = read.value;
  if (!isObject(request)) return misshapen('', 'an object');
  const stray = Object.keys(request).find((key) => !['command', 'id', 'inputs', 'options'].includes(key));
  if (stray !== undefined) return misshapen(`/${stray}`, 'no keys but `command`, `id`, `inputs` and `options`');
  const { command, id, inputs, options = {} } = request;
  if (typeof command !== 'string') return misshapen('/command', 'the name of a command');
  if (id !== undefined && (typeof id !== 'string' || id.length > 256))
    return misshapen('/id', 'at most 256 characters');
  if (!Array.isArray(inputs) || inputs.length > inputsMax) return misshapen('/inputs', `at most ${inputsMax} inputs`);
  const sources: Source[] = [];
  for (const [index, input] of inputs.entries()) {
    const source = sourceOf(input, index, place);
    if (source === undefined) return misshapen(`/inputs/${index}`, 'a path, `{"document":…}` or `{"text":"…"}`');
    sources.push(source);
  }
  const folder = folderOf(options, place);
  return folder === undefined
    ? misshapen('/options', 'one option and the folder it names')
    : accept({ command, sources, ...folder, ...(id === undefined ? {} : { id }) });
}

/** No folder without an option; undefined for options that name none. */
function folderOf(options: Json, place: (path: string) => string): Pick<Request, 'folder'> | undefined {
  if (!isObject(options)) return undefined;
  const [entry, ...others] = Object.entries(options);
  if (entry === undefined) return {};
  const [option, path] = entry;
  if (others.length > 0 || typeof path !== 'string') return undefined;
  return { folder: { option, source: folderSource(path, place) } };
}

function sourceOf(input: Json, index: number, place: (path: string) => string): Source | undefined {
  if (typeof input === 'string') return fileSource(input, place);
  if (!isObject(input) || Object.keys(input).length !== 1) return undefined;
  const label = `inputs[${index}]`;
  if (input.document !== undefined) return bytesSource(label, encodeCanonical(input.document));
  const { text } = input;
  return typeof text === 'string' ? bytesSource(label, new TextEncoder().encode(text)) : undefined;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const misshapen = (at: string, expected: string) => refuse({ code: 'E_SHAPE', at, expected } as const);
