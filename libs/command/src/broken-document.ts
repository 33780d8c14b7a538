// A document that the program is made with, such as a policy, and that cannot be loaded: emptied, cut, no JSON, gone, or no
// longer what its room takes. It is a file to restore and no fault of the code, so it is refused by its path.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refusal } from '#canonical';

const root = fileURLToPath(new URL('../../../', import.meta.url));

type Broken = { readonly path: string; readonly at?: string; readonly expected: string };

/** E_EVALUATION for such a fault, by the path from the root of the repository; undefined for any other. */
export function brokenDocument(error: unknown): Refusal<'E_EVALUATION'> | undefined {
  const broken = error instanceof Error ? (unloadable(error) ?? unfit(error.cause)) : undefined;
  if (broken === undefined) return undefined;
  const { path, at, expected } = broken;
  return {
    code: 'E_EVALUATION',
    input: path,
    ...(at === undefined ? {} : { at }),
    expected: `the document that the program is made with: ${expected}`,
    mend: `git checkout -- ${path}, or from a commit in which it is whole: git checkout COMMIT -- ${path}`,
  };
}

/** What the loader of modules says of a JSON module: `PATH: what is wrong`, or the URL of a file that is not there. */
function unloadable(error: Error): Broken | undefined {
  if (error instanceof SyntaxError) {
    const [, file, said] = /^(.+?\.json): (.+)$/s.exec(error.message) ?? [];
    return file === undefined || said === undefined ? undefined : below(fromUrl(file), said);
  }
  const { code, url } = error as { readonly code?: unknown; readonly url?: unknown };
  if (code !== 'ERR_MODULE_NOT_FOUND' || typeof url !== 'string' || !url.endsWith('.json')) return undefined;
  return below(fromUrl(url), 'there is no such file');
}

const fromUrl = (text: string): string => (text.startsWith('file:') ? fileURLToPath(text) : text);

function below(file: string, expected: string): Broken | undefined {
  const path = relative(root, file);
  return path.startsWith('..') ? undefined : { path, expected };
}

/** What a room gives as the cause when a document that ships is none of its kind. */
function unfit(cause: unknown): Broken | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const { document, at, expected } = cause as { readonly [key: string]: unknown };
  if (typeof document !== 'string' || typeof expected !== 'string') return undefined;
  return { path: document, expected, ...(typeof at === 'string' ? { at } : {}) };
}
