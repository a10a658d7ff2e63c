export {
  deriveOrderStatus,
  isOrderStatus,
  nextOrderStatuses,
  orderLabel,
  orderStatuses,
  orderTabs,
  orderTabStatuses,
} from './status.ts';
export type { OrderFacts, OrderShipment, OrderStatus, OrderTab } from './status.ts';
export { canEditOrder, planOrderCancel, planRestCancel } from './cancel.ts';
export type { CancellableOrder, CancelPlan, PartCancellableOrder } from './cancel.ts';
export { restTabs, unpackedLines } from './rest.ts';
export type { PartedOrder, Pieces } from './rest.ts';
export { addressDoubts, needsOf, orderNeedLabels, orderNeeds } from './needs.ts';
export type { KnownPlace, NeedyOrder, OrderNeed, ShipTo } from './needs.ts';
export { validateOrder } from './validate.ts';
export type { FieldReasons, OrderDraft } from './validate.ts';
export { lineWeight, totalWeight, totalWeightGrams } from './weight.ts';
export type { WeighedLine } from './weight.ts';
export { isCod, lineTotal, orderTotals } from '../tax/totals.ts';
export type { ChargeField, OrderTotals, TotalsInput, TotalsLine } from '../tax/totals.ts';
export { addLine, draftOf, duplicateOf, emptyDraft, orderFields } from './compose/draft.ts';
export type { DraftLine, DraftOrder, OfferedSku, StoredOrder } from './compose/draft.ts';
export { errorsOf, firstStep, moveStep, orderSteps, stepOf } from './compose/steps.ts';
export type { FieldErrors, StepState } from './compose/steps.ts';
