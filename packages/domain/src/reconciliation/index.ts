export {
  ageBand,
  ageBands,
  ageRange,
  codCategories,
  codCategoryLabels,
  codCategoryTones,
  invoiceCategories,
  invoiceCategoryLabels,
  lineActions,
  lineIssues,
  lineStatusLabels,
  lineStatusTones,
  lineStatuses,
  lineSumLabels,
  lineSums,
} from './categories.ts';
export type {
  AgeBand,
  CodCategory,
  InvoiceCategory,
  LineAction,
  LineIssue,
  LineStatus,
  LineSum,
} from './categories.ts';
export { toDisputeCategory } from './disputeCategory.ts';
export { billedTypes, chargeHeads, readWay, taxableAmount } from './billedLine.ts';
export type { BilledLine, ChargeHead } from './billedLine.ts';
export { causeKey, describeCause } from './cause.ts';
export type { Cause, PlainCause } from './cause.ts';
export { billedFormulas } from './billedFormulas.ts';
export type { BilledFormulas } from './billedFormulas.ts';
export { weighedSlabs } from './weighedSlabs.ts';
export { findDivergence } from './divergence.ts';
export type { Divergence } from './divergence.ts';
export { deservedTypes, expectedCharges } from './expectedCharges.ts';
export type { BilledShipment, ExpectedCharges } from './expectedCharges.ts';
export { isTolerated, reconcileLine } from './reconcileLine.ts';
export type { Finding, HeadComparison, LineResult, ReconcileContext } from './reconcileLine.ts';
export { courierDivisors, findDivisor } from './divisor.ts';
export type { DivisorEvidence, WeighedLine } from './divisor.ts';
export {
  countGstEvidence,
  decideGstBasis,
  describeGstBasis,
  gstBases,
  gstBasisSources,
  gstChoices,
  toTaxedLine,
} from './gstBasis.ts';
export type { GstBasis, GstBasisSource, GstChoice, GstEvidence, GstSample } from './gstBasis.ts';
export {
  overdueRemittance,
  readRemittance,
  reconcileRemittance,
  settlingCategories,
  tieBankCredit,
} from './cod.ts';
export type { BankTie, CodResult, CodShipment, RemittedLine, StatedRemittance } from './cod.ts';
export {
  describeBankStatement,
  judgePayout,
  minReferenceLength,
  namesUtr,
  payoutStateLabels,
  payoutStates,
  payoutStateTones,
  plainReference,
} from './payout.ts';
export type { PayoutState } from './payout.ts';
export { isMissingFromInvoice, taxedTotalsProblem, totalsProblem, unbilledDays } from './missing.ts';
export { compileContract, reconcileColumns, shipmentKinds } from './reconcileColumns.ts';
export type {
  BilledColumns,
  CompiledContract,
  ReconciledColumns,
  ShipmentColumns,
} from './reconcileColumns.ts';
export {
  courierFileKindLabels,
  courierFileKinds,
  courierFileStates,
  describeCourierFile,
  reconDownloads,
} from './files.ts';
export type { CourierFileKind, CourierFileState, ReconDownload } from './files.ts';
export { canChangeLine, countChangeableLines, lineMoves } from './line/lineMoves.ts';
export type { ChangeableLines, LineToChange } from './line/lineMoves.ts';
export { askLineAction, describeChangedLines, lineActionCopy, sumLines } from './line/askLineAction.ts';
