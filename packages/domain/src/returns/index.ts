export {
  applyReverseScan,
  canMoveReverse,
  isReverseEnded,
  nextReverseStates,
  reverseLabel,
  reverseStates,
} from './states.ts';
export type { ReverseScanResult, ReverseState } from './states.ts';
export { checkReceiveAtOnce, checkReturnAction, returnActions, returnTabActions } from './actions.ts';
export type { ReturnAction, ReturnActionTarget } from './actions.ts';
export { returnTabFilters, returnTabLabels, returnTabOf, returnTabs } from './tabs.ts';
export type { ReturnTab, TabFilter } from './tabs.ts';
export { isReturnReason, isSellerFault, returnReasonLabel, returnReasons, skipsMatch } from './reasons.ts';
export type { ReturnReason } from './reasons.ts';
export { checkReturnable, decideApproval, returnFee, returnRequestProblem } from './policy.ts';
export type { Approval, ReturnableOrder, ReturnCheck, ReturnPolicy } from './policy.ts';
export {
  checksFor,
  countChecks,
  dispositionLabels,
  dispositions,
  itemProblem,
  qualityCheckLabels,
  qualityChecks,
  repairedDispositions,
} from './check.ts';
export type { CheckedItem, CheckResults, Disposition, QualityCheck, RepairedDisposition } from './check.ts';
export { settleReturn } from './settle.ts';
export type { SettledItem, SettledLine, SettleInit, Settlement } from './settle.ts';
export { requestedKinds, returnKindLabels, returnKinds, returnSteps } from './steps.ts';
export type { RequestedKind, ReturnKind, ReturnStep } from './steps.ts';
export { refundMethodLabels, refundMethods } from './refunds.ts';
export type { RefundMethod } from './refunds.ts';
export { returnDecisions, returnSources } from './sources.ts';
export type { ReturnDecision, ReturnSource } from './sources.ts';
export { rtoReturnState } from './rto.ts';
export { returnMessages } from './buyerMessages.ts';
export type { BuyerReturnProblem, BuyerReturnState, ReturnMessages } from './buyerMessages.ts';
export { buyerReturnState } from './buyerState.ts';
export {
  describeFinish,
  describeNoRefund,
  describeRefund,
  describeReturn,
  describeReturnDue,
  returnCancelReasons,
  returnRejectReasons,
  returnStatusLabel,
  returnStatusTone,
} from './describeReturn.ts';
export type { ReturnDue } from './describeReturn.ts';
export { benchProblems, benchRefund } from './bench.ts';
export type { BenchItem } from './bench.ts';
