// The receipt of one run: the kind, and what it must say about itself. A verdict is what its reasons imply, the reasons are
// what limits, probes and teardown imply, and its id is the digest of its body: nothing in it can be turned alone.
import {
  type Bounds,
  compareCodePoints,
  encodeCanonical,
  isStrictlySorted,
  type Json,
  type Result,
  sha256Hex,
} from '#canonical';
import { type Admitted, type DocumentKind, defineKind, unrelated } from '#contract';
import type { SandboxRunReceipt, SandboxRunReceiptBody } from '../generated/sandbox-run-receipt.d.ts';
import { validate } from '../generated/sandbox-run-receipt.js';
import { limitNames } from '../limits/limits.ts';
import { impliedReasons, impliedVerdict } from './reasons.ts';

export const runReceiptBounds: Bounds = {
  bytesMax: 4 * 1024 * 1024,
  depthMax: 8,
  entriesMax: 8192,
  stringBytesMax: 8192,
  integers: 'safe',
};

/** The id that a body has. */
export const runReceiptId = (body: SandboxRunReceiptBody): string =>
  `sandbox-run.${sha256Hex(encodeCanonical(body as unknown as Json)).slice(0, 32)}`;

type Rule = NonNullable<Parameters<typeof defineKind<SandboxRunReceipt>>[0]['relations']>[number];

const sorted =
  (place: readonly (string | number)[], keysOf: (body: SandboxRunReceiptBody) => readonly string[]): Rule =>
  ({ body }) =>
    isStrictlySorted(keysOf(body), compareCodePoints)
      ? undefined
      : unrelated(['body', ...place], 'sorted by code point, each once');

const process: Rule = ({ body }) => {
  const { state, exit_code, signal, stopped_by } = body.process;
  const fits =
    (exit_code !== null) === (state === 'exited') &&
    (signal !== null) === (state === 'signaled') &&
    (stopped_by !== null) === (state === 'stopped');
  return fits ? undefined : unrelated(['body', 'process'], 'exit code, signal or who stopped it, as the state says');
};

const hits: Rule = ({ body }) => {
  const { stopped_by } = body.process;
  const at = body.limits.findIndex(
    ({ limit, declared, reached, hit }) => ((reached !== null && reached > declared) || limit === stopped_by) && !hit,
  );
  return at < 0
    ? undefined
    : unrelated(['body', 'limits', at, 'hit'], 'true for a limit that was passed or that stopped it');
};

// Nothing runs before everything is proved.
const start: Rule = ({ body }) => {
  const isProved =
    body.limits.every(({ enforcement }) => enforcement !== 'no') &&
    body.probes.every(({ state }) => state === 'proven');
  return isProved || body.process.state === 'not-started'
    ? undefined
    : unrelated(['body', 'process', 'state'], 'not-started where a limit or promise was not proved');
};

const outcome: Rule = ({ body }) => {
  const reasons = impliedReasons(body);
  if (
    reasons.length !== body.outcome.reason_ids.length ||
    reasons.some((reason, index) => reason !== body.outcome.reason_ids[index])
  )
    return unrelated(['body', 'outcome', 'reason_ids'], reasons.join(', '));
  const verdict = impliedVerdict(reasons);
  return verdict === body.outcome.verdict ? undefined : unrelated(['body', 'outcome', 'verdict'], verdict);
};

export const runReceiptKind: DocumentKind<SandboxRunReceipt> = defineKind<SandboxRunReceipt>({
  kind: 'sandbox_run_receipt',
  schemaVersion: 1,
  bounds: runReceiptBounds,
  validate,
  relations: [
    ({ body }) =>
      body.limits.every(({ limit }, index) => limit === limitNames[index])
        ? undefined
        : unrelated(['body', 'limits'], `each of ${limitNames.join(', ')}, in this order`),
    sorted(['probes'], ({ probes }) => probes.map(({ probe }) => probe)),
    sorted(['tools'], ({ tools }) => tools.map(({ path }) => path)),
    sorted(['runtime', 'files'], ({ runtime }) => runtime.files.map(({ name }) => name)),
    sorted(['evidence', 'files'], ({ evidence }) => evidence.files.map(({ name }) => name)),
    process,
    hits,
    start,
    ({ body }) =>
      body.timing.started_at <= body.timing.ended_at
        ? undefined
        : unrelated(['body', 'timing'], 'an end after the start'),
    outcome,
    ({ id, body }) => (id === runReceiptId(body) ? undefined : unrelated(['id'], runReceiptId(body))),
  ],
});

/** The receipt of a body; reasons and verdict follow from the rest. Refuses what is no receipt. */
export function buildRunReceipt(facts: Omit<SandboxRunReceiptBody, 'outcome'>): Result<Admitted<SandboxRunReceipt>> {
  const reason_ids = impliedReasons(facts);
  const body: SandboxRunReceiptBody = {
    ...facts,
    outcome: { reason_ids: [...reason_ids], verdict: impliedVerdict(reason_ids) },
  };
  const document = { schema_version: 1, kind: 'sandbox_run_receipt', id: runReceiptId(body), body };
  return runReceiptKind.parse(encodeCanonical(document as unknown as Json));
}
