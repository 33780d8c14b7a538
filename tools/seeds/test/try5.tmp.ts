import { providerNormalizers } from '../src/provider-normalizers.ts';
import { canonicalText, encodeCanonical } from '#canonical';
import { findAdapter, normalizeBytes } from '#adapters';
import { house } from './house.tmp.ts';
const cs = providerNormalizers.build(house).cases as any[];
console.log(cs.length, canonicalText(cs as never).length);
const { normalize: _n } = {} as any;
for (const c of cs) {
  const m = await import(`../../../libs/adapters/src/${c.normalizer}/normalize.ts`);
  const r = m.normalize(c.input.content);
  const got = r.ok ? { disposition: 'normalized', state: r.value.state, reason_id: r.value.reason_id, stale_bindings: r.value.stale_bindings ?? [] } : { disposition: 'rejected', error_token: r.refusal.code };
  if (canonicalText(got as never) !== canonicalText(c.expectation)) console.log(c.case_id, got, c.expectation, r.refusal);
  else if (!r.ok) console.log('   ', c.case_id, r.refusal.at, r.refusal.expected);
}
