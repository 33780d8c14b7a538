// The documents of a policy bundle by name: six sections of a policy set, seven policies (the sandbox has a bound form),
// and two policy sets. The names of the files are part of the format: a bundle is a folder of exactly these.

/** The sections of a policy set, in its order. */
export const sectionIds = [
  'credential-policy',
  'duty-separation',
  'evidence-integrity',
  'kill-switch',
  'risk-gates',
  'sandbox',
] as const;

export type SectionId = (typeof sectionIds)[number];

/** The policies of a bundle, sorted. */
export const policyNames = [...sectionIds, 'sandbox-bound'] as const;

export type PolicyName = (typeof policyNames)[number];

/** The section of a policy set in which a policy stands. */
export const sectionOf = (name: PolicyName): SectionId => (name === 'sandbox-bound' ? 'sandbox' : name);

export type PolicyFiles = { readonly policy: string; readonly decision: string; readonly examples: string };

/** The files of one policy. */
export function filesOf(name: PolicyName): PolicyFiles {
  const stem = name === 'credential-policy' ? name : `${name}-policy`;
  return { policy: `${stem}.json`, decision: `${name}-decision.json`, examples: `${stem}.examples.json` };
}

export const policySetFiles = {
  plain: 'control-policy-set.json',
  sandboxBound: 'control-policy-set-sandbox-bound.json',
} as const;

export type PolicySetName = keyof typeof policySetFiles;

/** Every file that a bundle must have. */
export const requiredFiles: readonly string[] = [
  ...policyNames.flatMap((name) => [filesOf(name).policy, filesOf(name).decision]),
  ...Object.values(policySetFiles),
];

/** The examples beside the policies; a bundle of somebody else may do without. */
export const examplesFiles: readonly string[] = policyNames.map((name) => filesOf(name).examples);
