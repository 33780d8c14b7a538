import { readFileSync } from 'node:fs';
import { encodeCanonical } from '#canonical';
import { shippedBundle } from '#control';
import { contextOf, evalCatalogKind } from '#evals';
export function context() {
  const c = JSON.parse(readFileSync(`${import.meta.dirname}/../../../libs/evals/catalog/eval-catalog.json`, 'utf8'));
  c.body.core_contract = shippedBundle().coreContract.hashed;
  const r: any = evalCatalogKind.parse(encodeCanonical(c));
  return contextOf(r.value, shippedBundle(), '0'.repeat(64));
}
