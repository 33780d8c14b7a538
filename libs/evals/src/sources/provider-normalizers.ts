// `adapters.provider-normalizers.v1`: what a provider was seen to say, put to the adapter that observes it.

import { findAdapter } from '#adapters';
import { accept, type JsonObject } from '#canonical';
import { firstAmong, firstOf, misshapen } from '#contract';
import { normalizerReasons, normalizerStates, staleBindings } from './normalizer-words.ts';
import { defineSource } from './source.ts';
import { contentSubject } from './subject.ts';

export const providerNormalizers = defineSource('adapters.provider-normalizers.v1', {
  disposition: 'normalized',
  valueKey: 'normalization',
  checkCase: ({ expectation }, at) => {
    if (expectation.disposition === 'rejected') return undefined;
    const { state, reason_id, stale_bindings } = expectation;
    const place = [...at, 'expectation'];
    return firstOf([
      () => (normalizerStates.has(state) ? undefined : misshapen([...place, 'state'], 'a state that an adapter gives')),
      () =>
        normalizerReasons.has(reason_id)
          ? undefined
          : misshapen([...place, 'reason_id'], 'a reason that an adapter gives'),
      () =>
        firstAmong(stale_bindings, (binding, index) =>
          staleBindings.has(binding)
            ? undefined
            : misshapen([...place, 'stale_bindings', index], 'a binding that an adapter compares'),
        ),
    ]);
  },
  carried: ({ input }, at) => ({ input: { document: input, at: [...at, 'input'] } }),
  judge: ({ input }, { normalizer }) => {
    const adapter = findAdapter(normalizer);
    if (adapter === undefined) throw new Error(`no adapter \`${normalizer}\``);
    const observed = adapter.normalize(input.content);
    return observed.ok ? accept(normalization(observed.value)) : observed;
  },
  subject: ({ input }) => contentSubject('adapter-provider-snapshot.v1', input),
  tool: ({ normalizer }) => `adapter-normalizer.${normalizer}.v1`,
});

// Adapters that compare no bindings list none.
const normalization = ({ state, reason_id, stale_bindings }: JsonObject): JsonObject => ({
  state: state ?? null,
  reason_id: reason_id ?? null,
  stale_bindings: stale_bindings ?? [],
});
