// A seed set on its way in. It need not be canonical, as people write seed sets too: its digest is over the bytes it has.
// Everything it carries is held against its digests before a judge is asked anything.
import { accept, equalJson, parseJson, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import { type Admitted, firstAmong, misshapen, unrelated } from '#contract';
import { evalBounds } from '../bounds.ts';
import type { EvalCatalog } from '../generated/eval-catalog.d.ts';
import type { EvalSeedSet } from '../generated/eval-seed-set.d.ts';
import { evalSeedSetKind, type SeedCase } from '../kinds/eval-seed-set.ts';
import type { Source } from '../sources/source.ts';
import { sourceOf } from '../sources/sources.ts';
import type { Opened } from './carried.ts';
import { Opener } from './opener.ts';

/** One case with the documents it carries. */
export type OpenedCase = { readonly item: SeedCase; readonly opened: Readonly<Record<string, Opened>> };

export type OpenedSeedSet = {
  readonly content: EvalSeedSet;
  /** Of the bytes as they came. */
  readonly sha256: string;
  readonly source: Source;
  readonly cases: readonly OpenedCase[];
};

/**
 * Reads a seed set for a catalog. Refuses more than a megabyte (E_LIMIT), what is not one JSON value (E_PARSE), another
 * form, unknown words, a family that does not list the source (E_SHAPE), then another core or a wrong digest (E_RELATION).
 */
export function readSeedSet(bytes: Uint8Array, catalog: Admitted<EvalCatalog>): Result<OpenedSeedSet> {
  const read = parseJson(bytes, evalBounds);
  if (!read.ok) return read;
  const checked = evalSeedSetKind.check(read.value);
  if (!checked.ok) return checked;
  const { body } = checked.value;
  const misfiled = checkFamilies(body, catalog.content);
  if (misfiled !== undefined) return refuse(misfiled);
  if (!equalJson(body.core_contract, catalog.content.body.core_contract)) {
    return refuse({
      ...unrelated(['body', 'core_contract'], 'the core contract of the catalog'),
      mend: 'run it with the program of the core that it names; one of ours is made for this core by npm run generate',
    });
  }
  const source = sourceOf(body.seed_source);
  const cases = openCases(body, source);
  if (!cases.ok) return cases;
  return accept({ content: checked.value, sha256: sha256Hex(bytes), source, cases: cases.value });
}

function checkFamilies({ seed_source, cases }: EvalSeedSet['body'], { body }: EvalCatalog): Refusal | undefined {
  const fed = new Set(
    body.families.filter(({ seed_sources }) => seed_sources.includes(seed_source)).map(({ family_id }) => family_id),
  );
  return firstAmong<SeedCase, Refusal>(cases, ({ family_id }, index) =>
    fed.has(family_id)
      ? undefined
      : misshapen(['body', 'cases', index, 'family_id'], `a family that lists \`${seed_source}\``),
  );
}

function openCases(body: EvalSeedSet['body'], source: Source): Result<readonly OpenedCase[]> {
  const opener = new Opener();
  const shared = firstAmong(source.shared?.(body) ?? [], (carried) => opener.open(carried));
  if (shared !== undefined) return refuse(shared);
  const cases: OpenedCase[] = [];
  for (const [index, item] of body.cases.entries()) {
    const carried = Object.entries(source.carried(item, ['body', 'cases', index], body));
    const refusal = firstAmong(carried, ([, one]) => opener.open(one));
    if (refusal !== undefined) return refuse(refusal);
    cases.push({ item, opened: Object.fromEntries(carried.map(([name, one]) => [name, opener.opened(one)])) });
  }
  return accept(cases);
}
