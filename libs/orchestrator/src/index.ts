export { orchestratorCommands } from './commands.ts';
export { deliveryLedgerKind } from './documents/delivery-ledger.ts';
export { observationKind } from './documents/observation.ts';
export { reconciliationPlanKind } from './documents/plan.ts';
export { snapshotKind } from './documents/snapshot.ts';
export type {
  Attempt,
  DeliveryKey,
  DeliveryLedgerRef,
  EvaluatorRef,
  HashedCoreContract,
  ItemRef,
  ObservationRef,
  Operation,
  PresentAttempt,
  PresentReasonId,
  PresentStageResultRef,
  Provenance,
  Recovery,
  RecoveryAction,
  SnapshotRef,
  StageKey,
  StateClass,
} from './generated/common.d.ts';
export type { DeliveryEntry, OrchestratorDeliveryLedger } from './generated/orchestrator-delivery-ledger.d.ts';
export type {
  Concurrency,
  DeferredDelivery,
  Delivery,
  OperatorMessage,
  OrchestratorReconciliationPlan,
  SuppressedDelivery,
} from './generated/orchestrator-reconciliation-plan.d.ts';
export type { Classification, OrchestratorStateObservation } from './generated/orchestrator-state-observation.d.ts';
export type { OrchestratorStateSnapshot, SnapshotItem } from './generated/orchestrator-state-snapshot.d.ts';
export { plannerReasons, planReconciliation, reconcile } from './planner/plan-reconciliation.ts';
export { type ScannerReason, scannerReasons } from './scanner/classify.ts';
export {
  admitScannerEvaluator,
  type ScannerEvaluator,
  type ScannerJudge,
  scannerJudge,
} from './scanner/evaluator.ts';
export { type ExpectedRevision, observeSnapshot, scanState } from './scanner/scan-state.ts';
