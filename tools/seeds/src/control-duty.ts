// Who asked, who was bound, who worked and who reported, on the first attempt and on every other: the same actor all along,
// and nobody judging what he asked for. A completed run that passed is held to its binding by the core already, so most of
// these are incidents, where a mismatch may be recorded and must then be told.
import { shapes } from '../../../test/support/builders.ts';
import { type DutyChoice, dutyInputs } from './base/duty-run.ts';
import type { Edit } from './edits.ts';
import { type Expectation, evaluated, rejected } from './expectations.ts';
import type { SeedSet } from './seed-set.ts';

type Row = readonly [caseId: string, choice: DutyChoice, expectation: Expectation];

const satisfied = evaluated('satisfied', 'duty.satisfied');
const violated = (...reasons: readonly string[]) => evaluated('violated', ...reasons);

const askedBy = (...edits: readonly (readonly [member: string, value: string])[]): readonly Edit[] =>
  edits.map(([member, value]): Edit => [`/requested_by/${member}`, value]);
const [actual, performer, reporter] = ['/execution/actual_binding', '/execution/performer', '/reported_by'];
const asOther = (member: string, ...places: readonly (string | undefined)[]): readonly Edit[] =>
  places.map((place): Edit => [`${place}/${member}`, member === 'role' ? 'forge' : 'stranger.ferry']);
const everyone = [actual, performer, reporter];
const again: Edit = ['/attempt_number', 2];
const unclassified: Edit = ['/execution/used_capability', { kind: 'unclassified', id: 'harness.improvised' }];
const reviewedInstead: Edit = ['/execution/used_capability', { kind: 'registered', id: 'core.review.change.v1' }];
const none = { state: 'not-applicable' };
const asProgram: readonly Edit[] = [
  [`${actual}/execution_kind`, 'deterministic'],
  [
    '/execution/metadata',
    {
      ...{
        kind: 'deterministic',
        provider: none,
        model: none,
        snapshot: none,
        effort: none,
        prompt: none,
        skills: none,
      },
      tools: { state: 'unavailable', reason_id: 'provider.hidden' },
    },
  ],
];
const orchestrator: Edit = [reporter ?? '', { ...shapes.orchestrator(), implementation_id: 'implementation.ferry' }];

const section = '/sections/1';

// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // case id                                               choice                                                                              expectation
  // One actor all along
  ['identity.producer-as-bound-satisfied',                 {},                                                                                 satisfied],
  ['identity.reviewer-as-bound-satisfied',                 { role: 'reviewer' },                                                               satisfied],
  ['identity.verifier-as-bound-satisfied',                 { role: 'verifier' },                                                               satisfied],
  ['identity.rerun-by-the-same-actor-satisfied',           { status: 'failed', result: [again] },                                              satisfied],
  ['identity.skipped-and-told-by-the-bound-actor-satisfied', { status: 'skipped' },                                                            satisfied],
  ['identity.rerun-in-another-environment-satisfied',      { status: 'failed', result: [again, ['/execution/environment/fingerprint_sha256', shapes.sha('4')]] }, satisfied],

  // Who asks
  ['identity.asked-by-an-operator-satisfied',              { request: askedBy(['role', 'operator']) },                                         satisfied],
  ['identity.asked-by-an-observer-violated',               { request: askedBy(['role', 'observer']) },                                         violated('requester.role-denied')],
  ['identity.asked-from-the-reviewers-instance-violated',  { request: askedBy(['adapter_instance_id', 'instance.reviewer']) },                 violated('requester.adapter_instance_id-collision')],
  ['identity.asked-from-within-the-sandbox-violated',      { request: askedBy(['execution_boundary_id', 'boundary.verifier']) },               violated('requester.execution_boundary_id-collision')],
  ['identity.asked-by-the-publishers-principal-violated',  { request: askedBy(['principal_id', 'principal.publisher']) },                      violated('requester.principal_id-collision')],
  ['identity.producer-asks-itself-violated',               { request: askedBy(['role', 'producer'], ['adapter_instance_id', 'instance.producer'], ['execution_boundary_id', 'boundary.producer'], ['principal_id', 'principal.producer']) },
    violated('requester.adapter_instance_id-collision', 'requester.execution_boundary_id-collision', 'requester.principal_id-collision', 'requester.role-denied')],

  // Who worked
  ['identity.rerun-by-another-instance-violated',          { status: 'failed', result: [again, ...asOther('adapter_instance_id', ...everyone)] }, violated('actual.adapter_instance_id-mismatch')],
  ['identity.rerun-in-another-boundary-violated',          { status: 'failed', result: [again, ...asOther('execution_boundary_id', ...everyone)] }, violated('actual.execution_boundary_id-mismatch')],
  ['identity.rerun-by-another-principal-violated',         { status: 'failed', result: [again, ...asOther('principal_id', ...everyone)] },     violated('actual.principal_id-mismatch')],
  ['identity.rerun-in-another-role-violated',              { status: 'failed', result: [again, ...asOther('role', ...everyone)] },             violated('actual.permissions-mismatch', 'actual.role-mismatch')],
  ['identity.model-replaced-by-a-program-violated',        { role: 'reviewer', kind: 'model', status: 'failed', result: asProgram },           violated('actual.execution-kind-mismatch', 'actual.permissions-mismatch')],
  ['identity.producer-reviewed-instead-violated',          { status: 'failed', result: [reviewedInstead] },                                    violated('actual.capability-mismatch')],
  ['identity.capability-nobody-knows-inconclusive',        { status: 'failed', result: [unclassified] },                                       evaluated('inconclusive', 'actual.capability-unclassified')],
  ['identity.stranger-with-a-capability-nobody-knows-violated', { status: 'failed', result: [unclassified, ...asOther('principal_id', ...everyone)] }, violated('actual.principal_id-mismatch')],

  // Who is said to have worked
  ['identity.performed-by-another-instance-violated',      { status: 'failed', result: asOther('adapter_instance_id', performer, reporter) },  violated('performer.adapter_instance_id-mismatch')],
  ['identity.performed-in-another-boundary-violated',      { status: 'failed', result: asOther('execution_boundary_id', performer, reporter) }, violated('performer.execution_boundary_id-mismatch')],
  ['identity.performed-by-another-principal-violated',     { status: 'failed', result: asOther('principal_id', performer, reporter) },         violated('performer.principal_id-mismatch')],

  // Who reports
  ['identity.passed-but-reported-by-another-instance-violated', { result: asOther('adapter_instance_id', reporter) },                          violated('reporter.adapter_instance_id-mismatch')],
  ['identity.passed-but-reported-from-another-boundary-violated', { result: asOther('execution_boundary_id', reporter) },                      violated('reporter.execution_boundary_id-mismatch')],
  ['identity.passed-but-reported-by-another-principal-violated', { result: asOther('principal_id', reporter) },                                violated('reporter.principal_id-mismatch')],
  ['identity.passed-but-reported-in-another-role-violated', { result: asOther('role', reporter) },                                             violated('reporter.role-mismatch')],
  ['identity.blocked-and-told-by-the-orchestrator-violated', { status: 'blocked', result: [orchestrator] },
    violated('reporter.adapter_instance_id-mismatch', 'reporter.execution_boundary_id-mismatch', 'reporter.principal_id-mismatch', 'reporter.role-mismatch')],

  // Refused
  ['identity.passed-by-a-stranger-rejected',               { result: asOther('principal_id', ...everyone) },                                   rejected('E_CORE')],
  ['identity.one-principal-for-two-roles-rejected',        { resolved: [['/bindings/1/binding/principal_id', 'principal.reviewer']] },         rejected('E_CORE')],
  ['identity.producer-bound-to-execute-rejected',          { resolved: [['/bindings/1/binding/requested_permissions/0', 'core.perm.candidate.execute.v1']] }, rejected('E_CORE')],
  ['identity.result-of-another-request-rejected',          { result: [['/request_ref/sha256', shapes.sha('4')]] },                             rejected('E_CORE')],
  ['identity.set-with-another-duty-policy-rejected',       { policySet: [[`${section}/policy_ref/sha256`, shapes.sha('4')]] },                 rejected('E_RELATION')],
  ['identity.set-that-is-active-rejected',                 { policySet: [['/activation_state', 'active']] },                                    rejected('E_POLICY_SET')],
  ['identity.another-decision-is-told-before-a-bad-run-rejected', { policySet: [[`${section}/decision_ref/sha256`, shapes.sha('4')]], result: [['/request_ref/sha256', shapes.sha('4')]] }, rejected('E_RELATION')],
  ['identity.set-for-another-core-rejected',               { policySet: [['/core_contract/generation_id', `g-${shapes.sha('4')}`]] },          rejected('E_RELATION')],
];

export const controlDuty: SeedSet = {
  name: 'control-duty',
  source: 'control.duty-separation.v1',
  schemaVersion: 1,
  build: (house) => ({
    cases: rows.map(([case_id, choice, expectation]) => ({
      case_id,
      family_id: 'actor-rerun-identity',
      inputs: dutyInputs(house, choice),
      expectation,
    })),
  }),
};
