export {
  deriveOrderStatus,
  isOrderStatus,
  nextOrderStatuses,
  orderLabel,
  orderStatuses,
  orderTabs,
  orderTabStatuses,
  workTabs,
} from './status.ts';
export type { OrderFacts, OrderShipment, OrderStatus, OrderTab } from './status.ts';
export {
  canEditOrder,
  cancelReasons,
  planOrderCancel,
  planPartialCancel,
  shipmentCancelReasons,
} from './cancel.ts';
export { describeOrderStatus } from './describeStatus.ts';
export type { DescribedStatus, OrderStatusFacts } from './describeStatus.ts';
export type { CancellableOrder, CancelPlan, PartiallyShippedOrder } from './cancel.ts';
export { orderProblems } from './amounts.ts';
export { cancellableLines, planUnitCancel } from './cancelUnits.ts';
export type { PackedOrder, UnitCancelPlan } from './cancelUnits.ts';
export { comboWeight, explodeLines } from './explodeLines.ts';
export type { ComboLine, ComboPart } from './explodeLines.ts';
export { remainingTabs, unpackedLines } from './partialShipment.ts';
export type { PartialOrder, ItemQuantity } from './partialShipment.ts';
export { findAddressWarnings, deriveNeeds, isOrderNeed, orderNeedLabels, orderNeeds } from './needs.ts';
export type { KnownPincode, OrderProgress, OrderNeed, ShipTo } from './needs.ts';
export { unprintedLabelNames, unprintedLabels, unprintedStates } from './unprintedLabels.ts';
export type { UnprintedLabels } from './unprintedLabels.ts';
export { validateOrder } from './validate.ts';
export type { FieldErrors, OrderDraft } from './validate.ts';
export { lineWeight, totalWeight, totalWeightGrams } from './weight.ts';
export type { WeighedLine } from './weight.ts';
export { isCod, lineTotal, orderTotals } from '../tax/totals.ts';
export type { ChargeField, OrderTotals, TotalsInput, TotalsLine } from '../tax/totals.ts';
export { addLine, toDraft, toDuplicateDraft, emptyDraft } from './form/draft.ts';
export { toOrderInput } from './form/orderInput.ts';
export type { DraftLine, DraftOrder, StoredOrder } from './form/draftTypes.ts';
export type { OfferedSku } from './form/draft.ts';
export { stepErrors, firstStep, stepReducer, orderSteps, fieldStep } from './form/steps.ts';
export type { StepState } from './form/steps.ts';
export { chargeBases, chargeTypes } from './charges.ts';
export type { ChargeBasis, ChargeType } from './charges.ts';
export { searchMatches } from './search.ts';
export type { SearchMatch } from './search.ts';
