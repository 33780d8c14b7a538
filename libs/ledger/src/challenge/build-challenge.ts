// The kind `release_challenge`: a published manifest, held against what its commit gives. One thing that differs makes the
// whole differ; one that is unknown leaves the whole unknown; only when all was compared and is equal does it match.
import { encodeCanonical, type Json, type Result } from '#canonical';
import { type Admitted, type DocumentKind, defineKind, unrelated } from '#contract';
import type { ReleaseManifest } from '#packaging';
import { ledgerBounds } from '../bounds.ts';
import { compareFacets, compareFields, type Facet, type Fields, fieldsMax } from '../compare/facets.ts';
import { documentsFacet, filesFacet, gatesFacet, releaseFacts, releaseNameOf } from '../compare/manifest-facets.ts';
import { type Line, type ReleaseChallenge, type Underived, validate } from '../generated/release-challenge.js';

export type ChallengeOutcome = ReleaseChallenge['body']['outcome'];
export type ChallengeLine = Line;
export type UnderivedReason = Underived['reason_id'];

/** The lists of a challenge, in the order in which people are told. */
export const lineNames = ['facts', 'files', 'gates', 'gate_documents', 'directory'] as const;

/** What was found in this clone. */
export type Found =
  | {
      /** The commit's own code derived a release. */
      readonly state: 'derived';
      readonly code: 'checkout' | 'own-clone';
      readonly manifest: Admitted<ReleaseManifest>;
    }
  | {
      /** It did not. Files can still be held against the objects of the commit. */
      readonly state: 'underived';
      readonly reason: UnderivedReason;
      /** Fields of every published file that the commit holds; undefined where the commit cannot be read. */
      readonly held?: Facet;
    };

/** Challenges. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION for an outcome that does not follow from the lines. */
export const releaseChallengeKind: DocumentKind<ReleaseChallenge> = defineKind<ReleaseChallenge>({
  kind: 'release_challenge',
  schemaVersion: 1,
  bounds: ledgerBounds,
  validate,
  relations: [
    ({ body }) =>
      body.outcome === outcomeOf(lineNames.flatMap((name) => body[name]))
        ? undefined
        : unrelated(['body', 'outcome'], 'the worst of what stands in the lines, and `unknown` where there are none'),
    ({ body }) =>
      body.outcome !== 'match' || body.derivation.state === 'derived'
        ? undefined
        : unrelated(['body', 'outcome'], 'no match where nothing was derived'),
  ],
});

/** Holds a published manifest against what was found; `directory` are the files beside it, where there are any. */
export function buildChallenge(
  published: Admitted<ReleaseManifest>,
  found: Found,
  directory: readonly ChallengeLine[],
): Result<Admitted<ReleaseChallenge>> {
  const lines = {
    ...(found.state === 'derived' ? compared(published, found.manifest) : uncompared(published, found)),
    directory,
  };
  const challenge = {
    schema_version: 1,
    kind: 'release_challenge',
    id: 'release-challenge.v1',
    body: {
      ...lines,
      derivation: derivationOf(found),
      outcome: outcomeOf(Object.values(lines).flat()),
      release: releaseNameOf(published.content, published.sha256),
    },
  };
  return releaseChallengeKind.parse(encodeCanonical(challenge as unknown as Json));
}

function outcomeOf(lines: readonly ChallengeLine[]): ChallengeOutcome {
  if (lines.some(({ outcome }) => outcome === 'differ')) return 'differ';
  return lines.length === 0 || lines.some(({ outcome }) => outcome === 'unknown') ? 'unknown' : 'match';
}

const derivationOf = (found: Found): ReleaseChallenge['body']['derivation'] =>
  found.state === 'derived'
    ? { code: found.code, manifest_sha256: found.manifest.sha256, state: 'derived' }
    : { reason_id: found.reason, state: 'underived' };

type Lines = Readonly<Record<Exclude<(typeof lineNames)[number], 'directory'>, readonly ChallengeLine[]>>;

function compared(
  { content: { body } }: Admitted<ReleaseManifest>,
  { content: derived }: Admitted<ReleaseManifest>,
): Lines {
  return {
    facts: factLines(releaseFacts(body), releaseFacts(derived.body)),
    files: linesOf(filesFacet(body), filesFacet(derived.body)),
    gates: linesOf(gatesFacet(body), gatesFacet(derived.body)),
    gate_documents: linesOf(documentsFacet(body), documentsFacet(derived.body)),
  };
}

// The published files can be compared with the objects of the commit; what else the commit would give is not known.
function uncompared(
  { content: { body } }: Admitted<ReleaseManifest>,
  { held, reason }: Found & { state: 'underived' },
): Lines {
  return {
    facts: [reason === 'gates.refused' ? refusedLine : { fields: [], name: 'derivation', outcome: 'unknown' }],
    files: held === undefined ? unknownLines(filesFacet(body)) : linesOf(filesFacet(body), held),
    gates: unknownLines(gatesFacet(body)),
    gate_documents: unknownLines(documentsFacet(body)),
  };
}

/** The commit's own gates refuse what the manifest says they passed. */
const refusedLine: ChallengeLine = {
  fields: [{ at: 'verdict', from: 'passed', to: 'refused' }],
  name: 'derivation',
  outcome: 'differ',
};

function linesOf(published: Facet, found: Facet): readonly ChallengeLine[] {
  const changes = new Map(compareFacets(published, found).map((change) => [change.name, change]));
  const equal = [...published.keys()].filter((name) => !changes.has(name));
  return [
    ...[...changes.values()].map(({ name, fields }): ChallengeLine => ({ fields, name, outcome: 'differ' })),
    ...equal.map((name): ChallengeLine => ({ fields: [], name, outcome: 'match' })),
  ];
}

const factLines = (published: Fields, found: Fields): readonly ChallengeLine[] => {
  const fields = compareFields(published, found).slice(0, fieldsMax);
  return [{ fields, name: 'release', outcome: fields.length === 0 ? 'match' : 'differ' }];
};

const unknownLines = (facet: Facet): readonly ChallengeLine[] =>
  [...facet.keys()].map((name): ChallengeLine => ({ fields: [], name, outcome: 'unknown' }));
