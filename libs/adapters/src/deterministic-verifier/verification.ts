// The verification a verifier was bound to: a program, with nothing to configure and nothing to prompt, that runs one
// candidate of the target revision against a plan, off the network.
import type { Result } from '#canonical';
import { accept, refuse } from '#canonical';
import type { GitRevision, StageInput, VerifyArguments } from '#contract';
import type { Work, WorkContract, WorkDocuments } from '../shared/work.ts';
import { findWork } from '../shared/work.ts';

const places = { work: '/trust_context/body', request: '/trust_context/body/request/content' };

const contract: WorkContract = {
  name: 'deterministic-verifier',
  role: 'verifier',
  executionKind: 'deterministic',
  isConfigured: false,
};

export type Verification = Work & {
  readonly target: GitRevision;
  readonly candidate: StageInput;
  readonly plan: VerifyArguments['verification_plan'];
};

/** The verification of `bindingId`, or E_TRUST. That network is denied and the candidate is of the target, the core saw. */
export function findVerification(documents: WorkDocuments, bindingId: string): Result<Verification, 'E_TRUST'> {
  const work = findWork(contract, documents, bindingId, 'E_TRUST', places);
  if (!work.ok) return work;
  const { operation, target_revision, inputs } = documents.request.content.body;
  if (operation.capability_id !== 'core.verify.run.v1' || target_revision.state === 'absent') {
    return refuse({ code: 'E_TRUST', at: places.request, expected: 'a verification of a target revision' });
  }
  const { candidate_input_id, verification_plan } = operation.arguments;
  const candidate = inputs.find(({ input_id }) => input_id === candidate_input_id);
  if (candidate === undefined)
    return refuse({ code: 'E_TRUST', at: places.request, expected: `the input \`${candidate_input_id}\`` });
  return accept({ ...work.value, target: target_revision.value, candidate, plan: verification_plan });
}
