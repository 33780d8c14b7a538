// Whether the command incidents of a release came out as it claims: evidence of every profile, of this very commit and these
// very claims, none inconclusive, and at least one in all, since an empty set of checks shows nothing.
import { compareCodePoints, type Refusal } from '#canonical';
import { firstAmong, firstOf } from '#contract';
import type { ReleaseManifest } from '#packaging';
import type { SandboxedEvidence } from '../generated/sandboxed-evidence.d.ts';

export type EvidenceByProfile = ReadonlyMap<string, SandboxedEvidence>;

const mend = 'npx nx run release:shadow-sandboxed';

/** The first way in which `evidence`, by profile id, does not show that this release passed (E_EVIDENCE). */
export function checkEvidence(
  { body }: ReleaseManifest,
  evidence: EvidenceByProfile,
): Refusal<'E_EVIDENCE'> | undefined {
  return (
    firstAmong(body.profiles, ({ profile_id }) => checkProfile(body, profile_id, evidence.get(profile_id))) ??
    (body.profiles.some(({ profile_id }) => (evidence.get(profile_id)?.body.claims.length ?? 0) > 0)
      ? undefined
      : {
          code: 'E_EVIDENCE',
          expected: 'at least one command incident in the release: an empty set of checks shows nothing',
          mend: 'ship a command incident with one of the profiles',
        })
  );
}

function checkProfile(
  body: ReleaseManifest['body'],
  profileId: string,
  evidence: SandboxedEvidence | undefined,
): Refusal<'E_EVIDENCE'> | undefined {
  const lacks = (expected: string): Refusal<'E_EVIDENCE'> => ({ code: 'E_EVIDENCE', at: profileId, expected, mend });
  if (evidence === undefined) return lacks('evidence that its command incidents were run');
  const { source, shadow_record_sha256: record, claims } = evidence.body;
  return firstOf([
    () => (evidence.body.profile_id === profileId ? undefined : lacks('evidence of this profile')),
    () => (isSameCommit(source, body.source) ? undefined : lacks(`evidence of commit ${body.source.commit_id}`)),
    () => (record === recordOf(body, profileId) ? undefined : lacks('evidence of the claims in this release')),
    () => checkClaims(claimsOf(body, profileId), claims, lacks),
    () => {
      const unmet = claims.find(({ outcome, required_outcome }) => outcome !== required_outcome);
      return unmet && lacks(`\`${unmet.required_outcome}\` for \`${unmet.name}\`, not \`${unmet.outcome}\``);
    },
  ]);
}

const isSameCommit = (a: SandboxedEvidence['body']['source'], b: SandboxedEvidence['body']['source']): boolean =>
  a.commit_id === b.commit_id && a.repository_id === b.repository_id && a.hash_algorithm === b.hash_algorithm;

const recordOf = ({ gates }: ReleaseManifest['body'], profileId: string): string | undefined =>
  gates.find(({ gate, profile_id }) => gate === 'shadow' && profile_id === profileId)?.record_sha256;

/** The claims that the release holds for a profile, as `<name> <digest>`. */
function claimsOf({ gate_documents }: ReleaseManifest['body'], profileId: string): readonly string[] {
  const folder = `gates/${profileId.split('.')[1] ?? ''}/shadow/`;
  const ending = '.command-claim.json';
  return gate_documents
    .filter(({ path }) => path.startsWith(folder) && path.endsWith(ending))
    .map(({ path, sha256 }) => `${path.slice(folder.length, -ending.length)} ${sha256}`);
}

function checkClaims(
  released: readonly string[],
  claims: SandboxedEvidence['body']['claims'],
  lacks: (expected: string) => Refusal<'E_EVIDENCE'>,
): Refusal<'E_EVIDENCE'> | undefined {
  const judged = claims.map(({ name, claim_sha256 }) => `${name} ${claim_sha256}`);
  const odd = [...new Set([...released, ...judged])]
    .sort(compareCodePoints)
    .find((claim) => released.includes(claim) !== judged.includes(claim));
  return odd === undefined ? undefined : lacks(`a run of every claim of the release and of no other; \`${odd}\``);
}
