// The order of stages: initiative, workflow, stage, task class. All ids are ASCII, so code points are bytes.
import { compareCodePoints } from '#canonical';
import type { DeliveryKey, StageKey } from '../generated/common.d.ts';

/** Negative, zero or positive as one stage stands before, at or behind another. */
export const compareStageKeys = (a: StageKey, b: StageKey): number =>
  compareCodePoints(a.initiative_id, b.initiative_id) ||
  compareCodePoints(a.workflow_id, b.workflow_id) ||
  compareCodePoints(a.stage_id, b.stage_id) ||
  compareCodePoints(a.task_class_id, b.task_class_id);

/** The order of deliveries in a ledger: stage, request digest, operation, attempt number. */
export const compareDeliveryKeys = (a: DeliveryKey, b: DeliveryKey): number =>
  compareStageKeys(a.stage_key, b.stage_key) ||
  compareCodePoints(a.request_sha256, b.request_sha256) ||
  compareCodePoints(a.operation, b.operation) ||
  a.attempt_number - b.attempt_number;

/** What people call the order of stages. */
export const stageOrder = 'initiative, workflow, stage and task class';
