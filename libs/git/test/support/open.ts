// Opening in tests: refusals become failures, and what was opened is closed after the test.
import { onTestFinished } from 'vitest';
import { type Backend, type OpenOptions, openRepository, type Repository } from '#git';

export const backends: readonly Backend[] = ['git', 'embedded'];

export async function open(root: string, options: OpenOptions = {}): Promise<Repository> {
  const opened = await openRepository(root, options);
  if (!opened.ok) throw new Error(`${opened.refusal.detail}: ${opened.refusal.expected} at ${opened.refusal.at}`);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refused };
type Refused = { readonly code: string; readonly detail: string };

/** The value, or `CODE detail` of a refusal: one thing to compare in a table. */
export const shown = (outcome: Outcome): unknown =>
  outcome.ok ? outcome.value : `${outcome.refusal.code} ${outcome.refusal.detail}`;

/** The value of an outcome that must not be a refusal. */
export function valued<T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refused },
): T {
  if (!outcome.ok) throw new Error(`${outcome.refusal.code} ${outcome.refusal.detail}`);
  return outcome.value;
}
