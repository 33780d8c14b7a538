// A snapshot, as a kind: form alone. Each item holds core documents by value; their form is part of the snapshot's. What
// must hold between them is asked by the scanner, under other tokens and in its own order.
import { checkParsedLimits, coreBounds, jsonPointer, type Refusal } from '#canonical';
import {
  type DocumentKind,
  defineKind,
  firstAmong,
  firstOf,
  misshapen,
  type Place,
  resolvedProfileKind,
  stageRequestKind,
  stageResultKind,
} from '#contract';
import type { OrchestratorStateSnapshot, Pair, SnapshotItem } from '../generated/orchestrator-state-snapshot.d.ts';
import { validate } from '../generated/orchestrator-state-snapshot.js';
import { checkWholeNumbers, snapshotBounds } from './bounds.ts';

export const snapshotSchemaIdentity = 'orchestrator.state-snapshot.v1';

const checkCount = ({ body: { items, snapshot_contract } }: OrchestratorStateSnapshot) =>
  snapshot_contract.declared_item_count === items.length
    ? undefined
    : misshapen(['body', 'snapshot_contract', 'declared_item_count'], `${items.length}, the number of items`);

const checkItems = ({ body: { items } }: OrchestratorStateSnapshot) =>
  firstAmong(items, (item, index) => checkItem(item, ['body', 'items', index]));

const checkItem = ({ request, resolved_profile, latest_result }: SnapshotItem, place: Place) =>
  firstOf([
    () => checkCore(stageRequestKind, request, [...place, 'request']),
    () => checkCore(resolvedProfileKind, resolved_profile, [...place, 'resolved_profile']),
    () =>
      latest_result.state === 'present'
        ? checkCore(stageResultKind, latest_result.value, [...place, 'latest_result', 'value'])
        : undefined,
  ]);

function checkCore<T>(kind: DocumentKind<T>, { content }: Pair, place: Place): Refusal<'E_SHAPE'> | undefined {
  const beyond = checkParsedLimits(content, coreBounds);
  const checked = beyond === undefined ? kind.checkShape(content) : { ok: false as const, refusal: beyond };
  if (checked.ok) return undefined;
  const { at = '', expected } = checked.refusal;
  return { code: 'E_SHAPE', at: `${jsonPointer([...place, 'content'])}${at}`, expected };
}

export const snapshotKind: DocumentKind<OrchestratorStateSnapshot> = defineKind<OrchestratorStateSnapshot>({
  kind: 'orchestrator_state_snapshot',
  schemaVersion: 1,
  bounds: snapshotBounds,
  validate,
  shapes: [checkWholeNumbers, checkCount, checkItems],
});
