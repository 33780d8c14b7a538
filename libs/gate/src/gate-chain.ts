// The gates that every profile of a release has passed, in order. The Nx plugin runs these; an installer demands exactly
// these, so that a release cannot leave one out.

export const gateChain = ['resolve', 'validate', 'evaluate', 'shadow'] as const;
