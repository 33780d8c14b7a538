import { orchestratorEvents } from '../src/orchestrator-events.ts';
import { encodeSeedSet } from '../src/seed-set.ts';
import { canonicalText } from '#canonical';
import { coreContractBlock, validateStageRun } from '#contract';
const house: any = { core: coreContractBlock('g-'+'1'.repeat(64), '2'.repeat(64)) };
const b: any = orchestratorEvents.build(house);
console.log(b.cases.length, encodeSeedSet(orchestratorEvents, house).length);
console.log(canonicalText(b.cases[0].snapshot.content.body.items[0].resolved_profile.content).length, canonicalText(b.cases[0].snapshot.content.body.items[0].request.content).length);
