// The tables of examples by policy.
import { dutyExamples } from './duty-separation.ts';
import type { ExampleTable } from './example-table.ts';
import { riskExamples } from './risk-gates.ts';

export const exampleTables: { readonly [policy: string]: ExampleTable } = {
  'duty-separation': dutyExamples,
  'risk-gates': riskExamples,
};
