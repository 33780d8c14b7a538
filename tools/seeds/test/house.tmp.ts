import { coreContractBlock } from '#contract';
import { documentDigest } from '#canonical';
import { existsSync } from 'node:fs';
import { readHouse, type House } from '../src/house.ts';
const root = new URL('../../..', import.meta.url).pathname;
const core = coreContractBlock('g-'+'1'.repeat(64), '2'.repeat(64));
const section = (id: string, i: number) => ({ section_id: id, policy_ref: {content_id: 'control-policy.'+id, media_type: 'application/vnd.ystack.control-policy+json', sha256: (String(i)+'a').repeat(32)}, decision_ref: {content_id: 'control-decision.'+id, media_type: 'application/vnd.ystack.control-decision+json', sha256: (String(i)+'b').repeat(32)} });
const set: any = { schema_version: 1, kind: 'control_policy_set', id: 'control-policy-set.v1', body: { activation_state: 'inactive', core_contract: core.named, fail_mode: 'closed', policy_version: 'v1', sections: ['credential-policy','duty-separation','evidence-integrity','kill-switch','risk-gates','sandbox'].map(section)}};
export const house: House = existsSync(root + 'libs/control/policies/control-policy-set.json') && existsSync(root + 'libs/loop/policies/review-fix-policy.json') ? readHouse(root) : { core, policySet: {content: set, sha256: documentDigest(set)}, reviewFixPolicy: {content: {}, sha256: documentDigest({})} };
