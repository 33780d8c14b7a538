// What a verifier says of the environment it was run in, against the one sandbox that the policy allows. A step outside is
// violated, what nobody knows is inconclusive, and a claim that cannot be read or is about something else is refused.
import { shapes } from '../../../test/support/builders.ts';
import { type ClaimChoice, sandboxInputs } from './base/claim.ts';
import type { Edit } from './edits.ts';
import { type Expectation, evaluated, rejected } from './expectations.ts';
import type { SeedSet } from './seed-set.ts';

type Row = readonly [caseId: string, choice: ClaimChoice, expectation: Expectation];

const claim = (...edits: readonly Edit[]): ClaimChoice => ({ claim: edits });
const variable = (name: string, value: string): Edit => ['/environment/variables/-', { name, value }];
const writeRoot = (path: string): Edit => [
  '/filesystem/write_roots/-',
  { access: 'read-write', path, purpose: 'scratch' },
];

const satisfied = evaluated('satisfied', 'sandbox.declaration-satisfied');
const violated = (...reasons: readonly string[]) => evaluated('violated', ...reasons);
const inconclusive = (...reasons: readonly string[]) => evaluated('inconclusive', ...reasons);
const refused = rejected('E_RELATION');

const dutyViolated = { verdict: 'violated', reasons: ['requester.role-denied'] };
const dutyInconclusive = { verdict: 'inconclusive', reasons: ['actual.capability-unclassified'] };

// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // case id                                              choice                                                                   expectation
  ['boundary.sandbox-kept-satisfied',                     {},                                                                      satisfied],
  ['boundary.sandbox-kept-and-told-in-another-order-satisfied', claim(['/environment/variables', [{ name: 'TMPDIR', value: '/sandbox/scratch' }, { name: 'PATH', value: '/sandbox/tools' }, { name: 'LC_ALL', value: 'C' }, { name: 'LANG', value: 'C' }]]), satisfied],

  // Network
  ['boundary.network-allowed-violated',                   claim(['/network/mode', 'allow']),                                       violated('network.not-denied')],
  ['boundary.network-denied-but-for-one-host-violated',   claim(['/network/endpoints', ['timetable.example']]),                    violated('network.not-denied')],
  ['boundary.network-untold-inconclusive',                claim(['/network/mode', 'unknown']),                                     inconclusive('network.unknown')],
  ['boundary.network-untold-but-for-one-host-violated',   claim(['/network/mode', 'unknown'], ['/network/endpoints', ['timetable.example']]), violated('network.not-denied')],
  ['boundary.tool-asks-for-the-network-violated',         claim(['/tools/0/network', true]),                                       violated('tools.network-requested', 'tools.not-fixed')],
  ['boundary.tool-fetches-its-rules-violated',            claim(['/tools/0/argv/-', 'https://rules.example/latest']),              violated('tools.external-url', 'tools.not-fixed')],

  // Credentials
  ['boundary.credential-at-hand-violated',                claim(['/sensitive_material/credential_refs', ['credential.publisher']]), violated('sensitive-material.exposed')],
  ['boundary.secret-at-hand-violated',                    claim(['/sensitive_material/secret_refs', ['secret.pier']]),             violated('sensitive-material.exposed')],
  ['boundary.material-present-violated',                  claim(['/sensitive_material/exposure', 'present']),                      violated('sensitive-material.exposed')],
  ['boundary.material-untold-inconclusive',               claim(['/sensitive_material/exposure', 'unknown']),                      inconclusive('sensitive-material.unknown')],
  ['boundary.variable-named-for-a-secret-violated',       claim(variable('FORGE_TOKEN', 'x')),                                     violated('environment.not-allowlisted', 'environment.sensitive-material')],
  ['boundary.variable-holding-a-secret-violated',         claim(variable('NOTE', 'My-Password-1')),                                violated('environment.not-allowlisted', 'environment.sensitive-material')],

  // Environment
  ['boundary.environment-inherited-violated',             claim(['/environment/mode', 'inherit']),                                 violated('environment.not-cleared')],
  ['boundary.environment-untold-inconclusive',            claim(['/environment/mode', 'unknown']),                                 inconclusive('environment.unknown')],
  ['boundary.harmless-variable-too-many-violated',        claim(variable('TIDE', 'high')),                                         violated('environment.not-allowlisted')],
  ['boundary.variable-missing-violated',                  claim(['/environment/variables/3', undefined]),                          violated('environment.not-allowlisted')],
  ['boundary.path-put-before-the-tools-violated',         claim(['/environment/variables/2/value', '/sandbox/candidate:/sandbox/tools']), violated('environment.not-allowlisted')],
  ['boundary.proxy-in-the-environment-violated',          claim(variable('PROXY', 'socks5://pier.example')),                       violated('environment.external-url', 'environment.not-allowlisted')],

  // Protected paths
  ['boundary.tools-writable-violated',                    claim(writeRoot('/sandbox/tools')),                                      violated('filesystem.write-roots-denied')],
  ['boundary.candidate-writable-violated',                claim(['/filesystem/write_roots/1/path', '/sandbox/candidate']),         violated('filesystem.write-roots-denied')],
  ['boundary.evidence-readable-violated',                 claim(['/filesystem/write_roots/0/access', 'read-write']),               violated('filesystem.write-roots-denied')],
  ['boundary.root-that-climbs-out-violated',              claim(['/filesystem/write_roots/1/path', '/sandbox/scratch/..']),        violated('filesystem.write-roots-denied')],
  ['boundary.more-to-read-than-allowed-violated',         claim(['/filesystem/read_roots/-', { access: 'read-only', path: '/sandbox/secrets', purpose: 'toolchain' }]), violated('filesystem.read-roots-denied')],
  ['boundary.candidate-opened-for-writing-violated',      claim(['/filesystem/read_roots/0/access', 'read-write']),                violated('filesystem.read-roots-denied')],
  ['boundary.resource-too-many-violated',                 claim(['/resources/-', { access: 'read-only', id: 'resource.pier', kind: 'directory', path: '/sandbox/pier' }]), violated('resources.not-fixed')],
  ['boundary.root-outside-the-sandbox-rejected',          claim(writeRoot('/etc')),                                                refused],
  ['boundary.root-that-climbs-in-the-middle-rejected',    claim(writeRoot('/sandbox/scratch/../tools')),                           refused],
  ['boundary.root-of-a-pattern-rejected',                 claim(writeRoot('/sandbox/*')),                                          refused],

  // Isolation, limits, tools, effects
  ['boundary.more-than-the-candidate-violated',           claim(['/isolation/candidate_only', false]),                             violated('isolation.not-candidate-only')],
  ['boundary.sandbox-kept-for-later-violated',            claim(['/isolation/disposable', false]),                                 violated('isolation.not-disposable')],
  ['boundary.host-in-reach-violated',                     claim(['/isolation/host_access', true]),                                 violated('isolation.host-access')],
  ['boundary.host-perhaps-in-reach-inconclusive',         claim(['/isolation/host_access', 'unknown']),                            inconclusive('isolation.unknown')],
  ['boundary.one-process-too-many-violated',              claim(['/limits/process_count', 33]),                                    violated('limits.not-fixed')],
  ['boundary.less-memory-than-fixed-violated',            claim(['/limits/memory_bytes', 536_870_911]),                            violated('limits.not-fixed')],
  ['boundary.another-verifier-violated',                  claim(['/tools/0/sha256', shapes.sha('2')]),                             violated('tools.not-fixed')],
  ['boundary.no-verifier-at-all-violated',                claim(['/tools', []]),                                                   violated('tools.not-fixed')],
  ['boundary.target-written-violated',                    claim(['/effects/target_writes', true]),                                 violated('effects.target-write')],
  ['boundary.outside-written-violated',                   claim(['/effects/external_writes', true]),                               violated('effects.external-write')],
  ['boundary.effects-untold-inconclusive',                claim(['/effects/target_writes', 'unknown']),                            inconclusive('effects.unknown')],

  // Who, under which policy, after which judgement
  ['boundary.publisher-in-the-sandbox-violated',          claim(['/execution_identity/role', 'publisher']),                        violated('identity.role-denied')],
  ['boundary.declaration-unfinished-inconclusive',        claim(['/declaration_status', 'incomplete']),                            inconclusive('declaration.incomplete')],
  ['boundary.claim-under-a-former-policy-set-violated',   claim(['/policy_set_ref/sha256', shapes.sha('2')]),                      violated('policy-set.reference-mismatch')],
  ['boundary.claim-after-another-judgement-violated',     claim(['/duty_evaluation_ref/sha256', shapes.sha('2')]),                 violated('duty.reference-mismatch')],
  ['boundary.claim-about-another-result-violated',        claim(['/stage_result_ref/sha256', shapes.sha('2')]),                    violated('duty.stage-result-mismatch')],
  ['boundary.duty-violated-violated',                     { dutyVerdict: dutyViolated },                                           violated('duty.violated')],
  ['boundary.duty-inconclusive-inconclusive',             { dutyVerdict: dutyInconclusive },                                       inconclusive('duty.inconclusive')],

  // Several at once: what is violated hides what is unknown
  ['boundary.all-that-is-unknown-inconclusive',           claim(['/declaration_status', 'incomplete'], ['/network/mode', 'unknown'], ['/isolation/disposable', 'unknown'], ['/effects/external_writes', 'unknown']),
    inconclusive('declaration.incomplete', 'effects.unknown', 'isolation.unknown', 'network.unknown')],
  ['boundary.one-violation-among-unknowns-violated',      claim(['/declaration_status', 'incomplete'], ['/network/mode', 'unknown'], ['/effects/target_writes', true]), violated('effects.target-write')],
  ['boundary.all-doors-open-violated',                    claim(['/network/mode', 'allow'], ['/environment/mode', 'inherit'], ['/isolation/host_access', true], ['/effects/external_writes', true]),
    violated('effects.external-write', 'environment.not-cleared', 'isolation.host-access', 'network.not-denied')],

  // Refused
  ['boundary.claim-with-a-member-too-many-rejected',      claim(['/approved', true]),                                              refused],
  ['boundary.claim-without-its-limits-rejected',          claim(['/limits', undefined]),                                           refused],
  ['boundary.claim-with-a-text-beyond-all-bounds-rejected', claim(['/network/endpoints', ['x'.repeat(8193)]]),                  rejected('E_LIMIT')],
  ['boundary.claim-that-brings-its-own-approval-rejected', { envelope: [['/approval', 'captain']] },                             refused],
  ['boundary.duty-judged-under-another-set-rejected',     { duty: [['/policy_set/sha256', shapes.sha('2')]] },                     refused],
  ['boundary.duty-judged-by-another-policy-rejected',     { duty: [['/policy_ref/sha256', shapes.sha('2')]] },                     refused],
  ['boundary.duty-verdict-edited-by-hand-rejected',       { dutyVerdict: dutyViolated, duty: [['/verdict', 'satisfied']] },        refused],
  ['boundary.set-with-one-policy-twice-rejected',         { policySet: [['/sections/0/policy_ref/sha256', shapes.sha('2')], ['/sections/1/policy_ref/sha256', shapes.sha('2')]] }, rejected('E_POLICY_SET')],
  ['boundary.set-without-a-section-rejected',             { policySet: [['/sections/3', undefined]] },                             rejected('E_POLICY_SET')],
  ['boundary.set-that-is-active-rejected',                { policySet: [['/activation_state', 'active']] },                        rejected('E_POLICY_SET')],
  ['boundary.set-with-another-sandbox-rejected',          { policySet: [['/sections/5/policy_ref/sha256', shapes.sha('2')]] },     refused],
];

export const controlBoundaries: SeedSet = {
  name: 'control-boundaries',
  source: 'control.sandbox-policy.v1',
  schemaVersion: 1,
  build: (house) => ({
    cases: rows.map(([case_id, choice, expectation]) => ({
      case_id,
      family_id: 'protected-path-credential-network-publisher-boundaries',
      inputs: sandboxInputs(house, choice),
      expectation,
    })),
  }),
};
