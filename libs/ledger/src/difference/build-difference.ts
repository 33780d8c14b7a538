// The kind `release_difference`: what changed between two releases. Made of facets; a facet that needs content which is not
// at hand on both sides is said to be unread, never taken for unchanged.
import { type Bounds, canonicalText, encodeCanonical, type Json, type Result } from '#canonical';
import { type Admitted, type DocumentKind, defineKind, unrelated } from '#contract';
import { ledgerBounds } from '../bounds.ts';
import { compareFacets, compareFields, type Facet } from '../compare/facets.ts';
import { filesFacet, gatesFacet, profilesFacet, releaseFacts, releaseNameOf } from '../compare/manifest-facets.ts';
import { type ReleaseDifference, type Section, validate } from '../generated/release-difference.js';
import { adaptersFacet, evalsFacet, pinsFacet, policiesFacet } from './content-facets.ts';
import { type ComparedRelease, wantedPaths } from './contents.ts';

const bounds: Bounds = ledgerBounds;

/** The facets of a difference, in the order in which people are told. */
export const facetNames = [
  'profiles',
  'files',
  'pins',
  'prompts',
  'skills',
  'policies',
  'gates',
  'evals',
  'adapters',
] as const;

export type FacetName = (typeof facetNames)[number];

/** Differences. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION for an outcome that does not follow. */
export const releaseDifferenceKind: DocumentKind<ReleaseDifference> = defineKind<ReleaseDifference>({
  kind: 'release_difference',
  schemaVersion: 1,
  bounds,
  validate,
  relations: [
    ({ body }) =>
      (body.outcome === 'same') === (body.from.manifest_sha256 === body.to.manifest_sha256)
        ? undefined
        : unrelated(['body', 'outcome'], '`same` for one and the same manifest, `changed` for two'),
  ],
});

type Reader = (release: ComparedRelease) => Facet | undefined;

const readers: { readonly [name in FacetName]: Reader } = {
  profiles: ({ manifest }) => profilesFacet(manifest.body),
  files: ({ manifest }) => filesFacet(manifest.body),
  pins: (release) => pinsFacet(release, 'pins'),
  prompts: (release) => pinsFacet(release, 'prompts'),
  skills: (release) => pinsFacet(release, 'skills'),
  policies: policiesFacet,
  gates: ({ manifest }) => gatesFacet(manifest.body),
  evals: evalsFacet,
  adapters: adaptersFacet,
};

/** What changed from one release to another. Pure; refuses E_LIMIT where there is more than a document holds. */
export function buildDifference(from: ComparedRelease, to: ComparedRelease): Result<Admitted<ReleaseDifference>> {
  const sections = facetNames.map((name) => [name, section(name, from, to)] as const);
  const difference = {
    schema_version: 1,
    kind: 'release_difference',
    id: 'release-difference.v1',
    body: {
      ...Object.fromEntries(sections),
      from: releaseNameOf(from.manifest, from.manifestSha256),
      outcome: from.manifestSha256 === to.manifestSha256 ? 'same' : 'changed',
      release: compareFields(releaseFacts(from.manifest.body), releaseFacts(to.manifest.body)),
      to: releaseNameOf(to.manifest, to.manifestSha256),
    },
  };
  return releaseDifferenceKind.parse(encodeCanonical(difference as unknown as Json));
}

function section(name: FacetName, from: ComparedRelease, to: ComparedRelease): Section {
  if (name === 'evals' && sameDashboards(from, to)) return { changes: [], state: 'read' };
  const [before, after] = [readers[name](from), readers[name](to)];
  if (before === undefined || after === undefined) return { reason_id: 'content.absent', state: 'unread' };
  return { changes: compareFacets(before, after), state: 'read' };
}

// Equal digests say that nothing changed without a look inside.
function sameDashboards(from: ComparedRelease, to: ComparedRelease): boolean {
  const digests = ({ manifest }: ComparedRelease): string => {
    const paths = new Set(wantedPaths(manifest, 'dashboards'));
    const documents = manifest.body.gate_documents.filter(({ path }) => paths.has(path));
    return canonicalText(documents.map(({ path, sha256 }) => [path, sha256]));
  };
  return digests(from) === digests(to);
}
