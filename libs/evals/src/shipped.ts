// What ships: our catalog, our policies, and the digest of the program as it was generated.
import { encodeCanonical, type Json } from '#canonical';
import { shippedBundle } from '#control';
import catalog from '../catalog/eval-catalog.json' with { type: 'json' };
import { contextOf, type EvalContext } from './context.ts';
import { programSha256 } from './generated/program.ts';
import { evalCatalogKind } from './kinds/eval-catalog.ts';

let shipped: EvalContext | undefined;

/** The context of this house, put together when it is first asked for. Throws when it does not hold together: our fault. */
export function shippedContext(): EvalContext {
  shipped ??= load();
  return shipped;
}

function load(): EvalContext {
  const read = evalCatalogKind.parse(encodeCanonical(catalog as Json));
  if (read.ok) return contextOf(read.value, shippedBundle(), programSha256);
  const { code, at = '', expected } = read.refusal;
  throw new Error(`the catalog that ships is none: ${at}: ${expected}`, {
    cause: { document: 'libs/evals/catalog/eval-catalog.json', at, expected: `${expected} (${code})` },
  });
}
