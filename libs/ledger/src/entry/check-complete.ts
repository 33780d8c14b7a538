// Whether the release of a version was complete when it was recorded: held against what its own commit says that a release must
// be, since the code of today may ask for more or for less.
import type { Refusal } from '#canonical';
import { firstAmong, firstOf } from '#contract';
import type { SandboxedEvidence } from '../generated/sandboxed-evidence.d.ts';
import type { AdmittedVersion } from './admit-version.ts';
import { checkEvidence } from './check-evidence.ts';
import { sandboxedEvidenceKind } from './evidence.ts';
import { broken, manifestFile, placeOf } from './version-folder.ts';

/** What a commit says of its own releases. */
export type Demanded = { readonly profiles: readonly string[]; readonly gates: readonly string[] };

/**
 * The first thing that the release lacks of what its own commit demands (E_LEDGER): a profile, the verdict of a gate, the
 * evidence that its command incidents came out as claimed (E_EVIDENCE).
 */
export function checkComplete({ version, manifest, files }: AdmittedVersion, demanded: Demanded): Refusal | undefined {
  const { profiles, gates } = manifest.content.body;
  const lacks = (what: string): Refusal =>
    broken(version, manifestFile, `${what}: this was recorded before it was complete`);
  const ids = new Set(profiles.map(({ profile_id }) => profile_id));
  const passed = new Set(gates.map(({ gate, profile_id }) => `${profile_id} ${gate}`));
  return firstOf<Refusal>([
    () =>
      demanded.profiles.length > 0 && demanded.gates.length > 0 ? undefined : lacks('profiles and gates to ask for'),
    () => firstAmong(demanded.profiles, (id) => (ids.has(id) ? undefined : lacks(`profile \`${id}\``))),
    () =>
      firstAmong([...ids], (id) =>
        firstAmong(demanded.gates, (gate) =>
          passed.has(`${id} ${gate}`) ? undefined : lacks(`the verdict of gate \`${gate}\` on \`${id}\``),
        ),
      ),
    () => {
      const evidence = evidenceOf(files);
      const refusal = checkEvidence(manifest.content, evidence);
      return refusal && { ...refusal, input: placeOf(version, 'evidence') };
    },
  ]);
}

function evidenceOf(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, SandboxedEvidence> {
  const evidence = new Map<string, SandboxedEvidence>();
  for (const [name, bytes] of files) {
    const parsed = name.startsWith('evidence.') ? sandboxedEvidenceKind.parse(bytes) : undefined;
    if (parsed?.ok === true) evidence.set(parsed.value.content.body.profile_id, parsed.value.content);
  }
  return evidence;
}
