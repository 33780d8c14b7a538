// Which paths a unified diff touches, read strictly: every line is a header we know or belongs to a hunk whose counts add up.
// A diff that reads two ways could show one path here and change another there. Pure.
import { accept, type Result } from '#canonical';

export type PatchRefusal = 'patch-paths';
type Reading = { readonly path: string; left: number; right: number };

const plainHeaders =
  /^(index [0-9a-f]{4,64}\.\.[0-9a-f]{4,64}( \d{6})?|old mode \d{6}|new mode \d{6}|new file mode \d{6}|deleted file mode \d{6})$/;

/**
 * The paths in the order of the diff, each once. Refuses (`patch-paths`, `at` the line from 1) quoted names, renames, copies
 * and binary patches along with what is no diff. An empty text touches nothing.
 */
export function pathsOfPatch(text: string): Result<readonly string[], PatchRefusal> {
  const paths: string[] = [];
  let section: Reading | undefined;
  if (text !== '' && !text.endsWith('\n')) return bad(text.split('\n').length, 'a last line feed');
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    if (section !== undefined && (section.left > 0 || section.right > 0)) {
      if (!takeHunkLine(section, line)) return bad(index + 1, 'a line of the hunk, as many as its head says');
      continue;
    }
    const opened = /^diff --git a\/(.+) b\/(.+)$/.exec(line);
    if (opened !== null) {
      const [, path = '', other] = opened;
      if (path !== other || paths.includes(path)) return bad(index + 1, 'one path, once in the diff');
      section = { path, left: 0, right: 0 };
      paths.push(path);
    } else if (section === undefined || !takeHeader(section, line)) {
      return bad(index + 1, 'a header of a text diff without renames');
    }
  }
  return section !== undefined && (section.left > 0 || section.right > 0)
    ? bad(text.split('\n').length, 'the rest of the hunk')
    : accept(paths);
}

const bad = (line: number, expected: string) =>
  ({ ok: false, refusal: { code: 'patch-paths', at: `line ${line}`, expected } }) as const;

function takeHunkLine(section: Reading, line: string): boolean {
  const sign = line[0];
  if (sign === '\\') return true;
  if (sign !== ' ' && sign !== '+' && sign !== '-') return false;
  if (sign !== '+') section.left -= 1;
  if (sign !== '-') section.right -= 1;
  return section.left >= 0 && section.right >= 0;
}

function takeHeader(section: Reading, line: string): boolean {
  const range = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line);
  if (range !== null) {
    section.left = Number(range[1] ?? 1);
    section.right = Number(range[2] ?? 1);
    return true;
  }
  const sides = [`--- a/${section.path}`, '--- /dev/null', `+++ b/${section.path}`, '+++ /dev/null'];
  return sides.includes(line) || plainHeaders.test(line) || line.startsWith('\\ ');
}
