// Examples of the sandbox, plain and bound: one declaration and what is changed in it; bound, also what was observed.
import type { JsonObject } from '#canonical';
import {
  claimOf,
  dutyOf,
  inventedSet,
  observationOf,
  sampleAcceptedSet,
  sampleRegistry,
  verifierSha256,
} from '../../../../libs/control/test/support/declaration.ts';
import { digested } from '../../../../libs/control/test/support/digested.ts';
import { sha } from '../../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { ExampleTable } from './example-table.ts';

const set = digested(inventedSet());
const satisfied = digested(dutyOf(set));
const inconclusive = digested(dutyOf(set, 'inconclusive'));
const registry = digested(sampleRegistry());
const accepted = digested(sampleAcceptedSet());

const on = (...edits: readonly Edit[]): JsonObject =>
  ({ claim: edited(claimOf(set, satisfied), edits) }) as unknown as JsonObject;

const onDuty = (duty: typeof inconclusive): JsonObject =>
  ({ claim: claimOf(set, duty), duty: duty.content }) as unknown as JsonObject;

const seen = (claim: readonly Edit[], observation: readonly Edit[] = []): JsonObject =>
  ({
    claim: edited(claimOf(set, satisfied, verifierSha256), claim),
    observation: edited(observationOf(registry, accepted), observation),
  }) as unknown as JsonObject;

const variable = (name: string, value: string) => ({ name, value });
const digest = sha('b');
const tool: Edit = ['/body/tools/0/sha256', digest];
const network: Edit = ['/body/network/mode', 'allow'];

// biome-ignore format: a table
export const sandboxExamples: ExampleTable = () => ({
  shared: { policy_set: set.content, duty: satisfied.content } as unknown as JsonObject,
  rows: [
    ['another-verifier',           on(tool),                                                                    'violated',     'tools.not-fixed'],
    ['as-fixed',                   on(),                                                                        'satisfied',    'sandbox.declaration-satisfied'],
    ['done-by-the-publisher',      on(['/body/execution_identity/role', 'publisher']),                          'violated',     'identity.role-denied'],
    ['duty-inconclusive',          onDuty(inconclusive),                                                        'inconclusive', 'duty.inconclusive'],
    ['half-a-declaration',         on(['/body/declaration_status', 'incomplete']),                              'inconclusive', 'declaration.incomplete'],
    ['more-memory',                on(['/body/limits/memory_bytes', 536_870_913]),                              'violated',     'limits.not-fixed'],
    ['network-allowed',            on(network),                                                                 'violated',     'network.not-denied'],
    ['network-not-known',          on(['/body/network/mode', 'unknown']),                                       'inconclusive', 'network.unknown'],
    ['secret-in-environment',      on(['/body/environment/variables/-', variable('API_TOKEN', 'x')]),           'violated',     'environment.not-allowlisted', 'environment.sensitive-material'],
    ['variables-in-another-order', on(['/body/environment/variables/0', variable('LC_ALL', 'C')],
                                      ['/body/environment/variables/1', variable('LANG', 'C')]),                'satisfied',    'sandbox.declaration-satisfied'],
    ['writes-to-the-target',       on(['/body/effects/target_writes', true]),                                   'violated',     'effects.target-write'],
  ],
});

// biome-ignore format: a table
export const boundSandboxExamples: ExampleTable = () => ({
  shared: { policy_set: set.content, duty: satisfied.content, registry: registry.content, accepted_set: accepted.content } as unknown as JsonObject,
  rows: [
    ['another-verifier-claimed',   seen([tool]),                                                    'inconclusive', 'sandbox.verifier-binding-refused'],
    ['another-verifier-observed',  seen([tool], [['/body/verifier_sha256', digest]]),               'inconclusive', 'sandbox.verifier-binding-refused'],
    ['as-observed',                seen([]),                                                        'satisfied',    'sandbox.verifier-binding-satisfied'],
    ['in-another-environment',     seen([['/id', 'env.other']]),                                    'inconclusive', 'sandbox.verifier-binding-refused'],
    ['network-allowed',            seen([network]),                                                 'inconclusive', 'sandbox.verifier-binding-refused'],
    ['of-an-older-accepted-set',   seen([], [['/body/accepted_set_sha256', digest]]),               'inconclusive', 'sandbox.verifier-binding-refused'],
  ],
});
