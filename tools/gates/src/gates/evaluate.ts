// The gate `evaluate`: the policies decide as they should, of this profile and of every case that there is for them.
import { deriveEvaluation } from '../evaluate/derive-evaluation.ts';
import type { Gate } from '../gate.ts';

export const gate: Gate = { name: 'evaluate', derive: deriveEvaluation };
