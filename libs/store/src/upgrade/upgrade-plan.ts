// The kind `upgrade_plan`: what an upgrade of one tree would do, as a document. Whoever agrees to it names its digest, so
// that what is done is what was read. It names no folder of the machine and no time: one tree and one release, one plan.
import {
  type Bounds,
  compareCodePoints,
  documentDigest,
  encodeCanonical,
  isStrictlySorted,
  type Json,
  type Refusal,
  sha256Hex,
} from '#canonical';
import { type DocumentKind, defineKind, unrelated } from '#contract';
import type { EntryState, UpgradeBody, UpgradeEntry, UpgradePlan } from '../generated/upgrade-plan.js';
import { validate } from '../generated/upgrade-plan.js';
import { isSameState } from './entry-state.ts';

export type { EntryState, UpgradeEntry, UpgradePlan } from '../generated/upgrade-plan.js';

export const upgradePlanBounds: Bounds = {
  bytesMax: 134_217_728,
  depthMax: 8,
  entriesMax: 131_072,
  stringBytesMax: 16_384,
  integers: 'safe',
};

export const upgradePlanKind: DocumentKind<UpgradePlan> = defineKind<UpgradePlan>({
  kind: 'upgrade_plan',
  schemaVersion: 1,
  bounds: upgradePlanBounds,
  validate,
  relations: [
    ({ id, body }) =>
      id === planId(body) ? undefined : unrelated(['id'], `\`${planId(body)}\`, the digest of the body`),
    ({ body }) =>
      isStrictlySorted(body.entries, (left, right) => compareCodePoints(left.path, right.path))
        ? undefined
        : unrelated(['body', 'entries'], 'paths in order, each once'),
    ({ body }) => checkEntries(body.entries),
  ],
});

function checkEntries(entries: readonly UpgradeEntry[]): Refusal | undefined {
  const odd = entries.findIndex((entry) => !isSound(entry));
  return odd < 0 ? undefined : unrelated(['body', 'entries', odd], 'the states before and after that its action has');
}

function isSound({ action, before, after }: UpgradeEntry): boolean {
  switch (action) {
    case 'add':
      return before === undefined && after !== undefined;
    case 'remove':
      return before !== undefined && after === undefined;
    case 'keep':
      return isSameState(before, after);
    case 'mode':
    case 'replace':
      return before !== undefined && after !== undefined && !isSameState(before, after);
  }
}

const planId = (body: UpgradeBody): string => `upgrade.${documentDigest(body as unknown as Json)}`;

/** A plan with its id; `encodeUpgradePlan` and the kind check it. */
export const sealPlan = (body: UpgradeBody): UpgradePlan => ({
  body,
  id: planId(body),
  kind: 'upgrade_plan',
  schema_version: 1,
});

export const encodeUpgradePlan = (plan: UpgradePlan): Uint8Array => encodeCanonical(plan as unknown as Json);

/** What a person repeats to agree to a plan. */
export const planDigest = (bytes: Uint8Array): string => `sha256:${sha256Hex(bytes)}`;

/** The tree before or after a plan, by path. */
export function statesOf(plan: UpgradePlan, side: 'before' | 'after'): ReadonlyMap<string, EntryState> {
  return new Map(
    plan.body.entries.flatMap((entry) => {
      const state = entry[side];
      return state === undefined ? [] : [[entry.path, state] as const];
    }),
  );
}
