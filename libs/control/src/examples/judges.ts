// Which judge answers the examples of which policy.
import type { PolicyName } from '../bundle/names.ts';
import type { Policies } from '../bundle/types.ts';
import { judgeDutyExample } from '../duty-separation/example.ts';
import { judgeRiskExample } from '../risk-gates/example.ts';
import type { ExampleJudge } from './example-judge.ts';

type Judges = { readonly [Name in PolicyName]?: ExampleJudge<Policies[Name]> };

export const exampleJudges: Judges = {
  'duty-separation': judgeDutyExample,
  'risk-gates': judgeRiskExample,
};
