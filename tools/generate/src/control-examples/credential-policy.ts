// Examples of the credential policy: one profile with a model that produces and one that reviews, and what is claimed of the
// credentials of each binding.
import type { JsonObject } from '#canonical';
import { brokered, credentialClaimOf } from '../../../../libs/control/test/support/credentials.ts';
import { dutyOf, inventedSet } from '../../../../libs/control/test/support/declaration.ts';
import { digested } from '../../../../libs/control/test/support/digested.ts';
import { buildStageRun } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { ExampleTable } from './example-table.ts';

const run = buildStageRun();
const set = digested(inventedSet());
const result = digested(run.result);
const satisfied = digested(dutyOf(set, 'satisfied', run.result.id));
const violated = digested(dutyOf(set, 'violated', run.result.id));

const claimUnder = (duty: typeof satisfied) =>
  credentialClaimOf({ policySet: set, resolved: run.resolved, result, duty });

const on = (...edits: readonly Edit[]): JsonObject =>
  ({ claim: edited(claimUnder(satisfied), edits) }) as unknown as JsonObject;

const access = (role: string): string =>
  `/body/accesses/${run.resolved.body.bindings.findIndex(({ binding }) => binding.role === role)}`;

const producer = `${access('producer')}/credentials/0`;
const noReviewer: Edit = [access('reviewer'), undefined];

// biome-ignore format: a table
export const credentialExamples: ExampleTable = () => ({
  shared: { policy_set: set.content, resolved_profile: run.resolved, result: run.result, duty: satisfied.content } as unknown as JsonObject,
  rows: [
    ['delivery-not-known',             on([`${producer}/delivery`, 'unknown']),                           'inconclusive', 'claim.provenance-unqualified', 'credential.access-unknown'],
    ['duty-violated',                  { claim: claimUnder(violated), duty: violated.content } as unknown as JsonObject, 'violated', 'duty.violated'],
    ['half-a-claim',                   on(['/body/declaration_status', 'incomplete'], noReviewer),        'inconclusive', 'claim.incomplete', 'claim.provenance-unqualified'],
    ['handed-over-directly',           on([`${producer}/delivery`, 'direct']),                            'violated',     'credential.ceiling-denied', 'credential.direct-delivery'],
    ['kept-for-the-session',           on([`${producer}/scope`, 'session']),                              'violated',     'credential.ceiling-denied', 'credential.scope-denied'],
    ['not-a-claim',                    on(['/body/accesses', 'none']),                                    'violated',     'claim.malformed'],
    ['nothing-said-of-the-reviewer',   on(noReviewer),                                                    'violated',     'claim.binding-set-incomplete'],
    ['verifier-with-a-credential',     on([`${access('verifier')}/credentials/-`, { ...brokered }]),      'violated',     'credential.ceiling-denied', 'credential.class-role-denied', 'credential.incompatible-permission'],
    ['within-the-ceiling',             on(),                                                              'inconclusive', 'claim.provenance-unqualified'],
  ],
});
