// The gates that every profile of a release must have passed, in order. It stands here, below whoever builds a release and
// whoever installs one, so that a manifest that leaves out a gate is no shorter way in.

/** The whole chain, in order. */
export const gateChain = ['resolve', 'validate', 'evaluate', 'shadow'] as const;

/** Whether these gates are exactly the chain: none missing, none more, in order. */
export const isGateChain = (gates: readonly string[]): boolean =>
  gates.length === gateChain.length && gateChain.every((gate, index) => gates[index] === gate);
