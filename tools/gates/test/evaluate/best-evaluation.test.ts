import { expect, test } from 'vitest';
import { accept, refuse } from '#canonical';
import { held, satisfied, unqualified } from '../../src/evaluate/best-evaluation.ts';

const evaluation = (verdict: string, ...reason_ids: string[]) => accept({ content: { body: { verdict, reason_ids } } });
const provenance = 'claim.provenance-unqualified';
const none = refuse({ code: 'E_CORE', at: '/body/id', expected: 'an id' });

// biome-ignore format: an aligned table
const cases = [
  // best         what the policy said                                             expected
  [satisfied,     evaluation('satisfied', 'duty.satisfied'),                       'held'],
  [satisfied,     evaluation('violated', 'duty.violated', 'network.not-denied'),   '`satisfied`, not `violated` by `duty.violated`, `network.not-denied`'],
  [satisfied,     evaluation('inconclusive', 'network.unknown'),                   '`satisfied`, not `inconclusive` by `network.unknown`'],
  [satisfied,     none,                                                            'an evaluation, not `E_CORE`: /body/id, an id'],
  [unqualified,   evaluation('inconclusive', provenance),                          'held'],
  [unqualified,   evaluation('inconclusive', provenance, 'claim.incomplete'),      `\`inconclusive\` by nothing but \`${provenance}\`, not \`inconclusive\` by \`${provenance}\`, \`claim.incomplete\``],
  [unqualified,   evaluation('inconclusive', 'duty.inconclusive'),                 `\`inconclusive\` by nothing but \`${provenance}\`, not \`inconclusive\` by \`duty.inconclusive\``],
  [unqualified,   evaluation('inconclusive'),                                      `\`inconclusive\` by nothing but \`${provenance}\`, not \`inconclusive\` by `],
  [unqualified,   evaluation('violated', provenance),                              `\`inconclusive\` by nothing but \`${provenance}\`, not \`violated\` by \`${provenance}\``],
  [unqualified,   evaluation('satisfied', 'credential.satisfied'),                 `\`inconclusive\` by nothing but \`${provenance}\`, not \`satisfied\` by \`credential.satisfied\``],
] as const;

test.each(cases)('%j', (best, judged, expected) => {
  const answer = held('a policy', best, judged);
  if (answer.ok) return expect('held').toBe(expected);
  expect(answer.refusal).toMatchObject({ code: 'E_EVALUATION', at: 'a policy', expected });
});
