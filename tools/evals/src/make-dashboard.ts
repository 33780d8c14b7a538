// Reads the pairs, builds the dashboard, writes the page. Nothing is written when anything was refused.
import { realpathSync } from 'node:fs';
import { type Json, parseJson, type Refusal } from '#canonical';
import { fileSource, type Opened, type Outcome, openAll, outputRefusal } from '#command';
import {
  buildDashboard,
  type EvalPair,
  type EvalRunResult,
  type EvalSeedSet,
  evalBounds,
  shippedContext,
} from '#evals';
import { identityAt, isSameFile, writeFileDurably } from '#files';
import { dashboardPage, type Pair } from '../../pages/src/index.ts';

export type DashboardWish = {
  readonly observedAt: string;
  /** Seed, result, seed, result and so on. */
  readonly paths: readonly string[];
  /** Where the page goes; undefined, there is none. */
  readonly html: string | undefined;
  readonly place: (path: string) => string;
};

export function makeDashboard({ observedAt, paths, html, place }: DashboardWish): Outcome {
  if (paths.length % 2 !== 0) {
    return {
      code: 'E_USAGE',
      expected: 'a result after every seed set',
      mend: 'npm run -s ystack -- evals dashboard OBSERVED_AT SEED RESULT…',
    };
  }
  const overwriting = html === undefined ? undefined : checkPage(html, paths, place);
  if (overwriting !== undefined) return overwriting;
  const files = openAll(paths.map((path) => ({ source: fileSource(path, place), bytesMax: evalBounds.bytesMax })));
  if (!files.ok) return files.refusal;
  const pairs = pairsOf(files.value.map(({ bytes }) => bytes));
  const dashboard = buildDashboard(shippedContext(), observedAt, pairs);
  const moved = findMoved(files.value, paths);
  if (moved !== undefined) return moved;
  if (!dashboard.ok) return named(dashboard.refusal, paths);
  if (html !== undefined) {
    const page = dashboardPage(dashboard.value, pairs.map(readPair));
    try {
      writeFileDurably(place(html), new TextEncoder().encode(page), 0o644);
    } catch (error) {
      return outputRefusal(error, html);
    }
  }
  return { stdout: dashboard.value.bytes };
}

/** A page in the place of an input would destroy what the dashboard was made of. */
function checkPage(
  html: string,
  paths: readonly string[],
  place: DashboardWish['place'],
): Refusal<'E_USAGE'> | undefined {
  const input = paths.find((path) => isSamePlace(place(path), place(html)));
  if (input === undefined) return undefined;
  const expected = `a file for the page that is none of the inputs; this is \`${input}\``;
  return { code: 'E_USAGE', input: html, at: '--html', expected, mend: 'name another file for the page' };
}

/** By the file that stands there, whatever the paths are spelled like; links are followed. */
const isSamePlace = (left: string, right: string): boolean =>
  isSameFile(identityAt(real(left)), identityAt(real(right)));

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

const pairsOf = (bytes: readonly Uint8Array[]): readonly EvalPair[] =>
  Array.from({ length: bytes.length / 2 }, (_, index) => ({
    seed: bytes[2 * index] as Uint8Array,
    result: bytes[2 * index + 1] as Uint8Array,
  }));

/** A verdict about bytes that are no longer there is worth nothing. */
function findMoved(files: readonly Opened[], paths: readonly string[]): Refusal<'E_RUNTIME'> | undefined {
  const input = paths[files.findIndex((file) => !file.unchanged())];
  if (input === undefined) return undefined;
  const mend = 'run it again when nothing writes to the file';
  return { code: 'E_RUNTIME', input, expected: 'an input that stays as it is while it is read', mend };
}

/** Says the file instead of the index by which the dashboard knows an input. */
const named = (refusal: Refusal, paths: readonly string[]): Refusal => {
  const path = paths[Number(refusal.input ?? Number.NaN)];
  return path === undefined ? refusal : { ...refusal, input: path };
};

// Both were admitted when the dashboard was built.
const readPair = ({ seed, result }: EvalPair): Pair => ({
  seed: read(seed) as unknown as EvalSeedSet,
  result: read(result) as unknown as EvalRunResult,
});

function read(bytes: Uint8Array): Json {
  const value = parseJson(bytes, evalBounds);
  if (!value.ok) throw new Error(value.refusal.expected);
  return value.value;
}
