// What a machine may accept on the wire, made from the records of what was built and run on it: never typed, so a digest in
// the set is one that a build or a run of this very machine has left. Slots of a guest must come from whoever has one.
import { encodeCanonical, type Json, type Result } from '#canonical';
import type { Admitted } from '#contract';
import { acceptedIdentitiesKind, type SandboxAcceptedIdentitySet } from '#control';
import type { FileDigestVerifierBuild } from '../generated/file-digest-verifier-build.d.ts';
import type { SandboxRunReceipt } from '../generated/sandbox-run-receipt.d.ts';
import { wireRows } from './enforcement-receipt.ts';

type Identities = SandboxAcceptedIdentitySet['body']['environments'][number]['identities'];
type OwnSlot = 'host_runtime' | 'host_supervisor' | 'verifier';

export type AcceptedOrder = {
  readonly environmentId: string;
  readonly build: FileDigestVerifierBuild;
  /** A run that held on this machine. */
  readonly receipt: SandboxRunReceipt;
  /** The slots that neither build nor run can tell. */
  readonly others: Omit<Identities, OwnSlot>;
};

/** The set for one environment. Refuses what the set's own kind refuses, such as a slot without a digest. */
export function buildAcceptedSet(order: AcceptedOrder): Result<Admitted<SandboxAcceptedIdentitySet>> {
  const { build, receipt, others, environmentId } = order;
  const { files } = receipt.body.runtime;
  const digestsOf = (wanted: string) => files.filter(({ name }) => name === wanted).map(({ sha256 }) => sha256);
  const scratch = receipt.body.limits.find(({ limit }) => limit === 'scratch_bytes');
  const environment = {
    environment_id: environmentId,
    identities: {
      ...others,
      host_runtime: digestsOf('bwrap'),
      host_supervisor: digestsOf('supervisor'),
      verifier: [build.body.executable_sha256],
    },
    mechanisms: Object.fromEntries(Object.entries(wireRows).map(([row, [mechanism]]) => [row, [mechanism]])),
    scratch_bytes: scratch?.declared ?? 0,
  };
  const document = {
    schema_version: 1,
    kind: 'sandbox_accepted_identity_set',
    id: 'sandbox.accepted-identities.v1',
    body: { activation_state: 'inactive', environments: [environment], set_version: 'v1' },
  };
  return acceptedIdentitiesKind.parse(encodeCanonical(document as unknown as Json));
}
