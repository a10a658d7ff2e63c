export {
  gstinCheckCharacter,
  gstinProblem,
  gstinState,
  isGstin,
  isHsnCode,
  isIfsc,
  isPan,
  panOfGstin,
  panProblem,
} from './identifiers.ts';
export { financialYear, gstRatePeriods, gstRateProblem, gstRatesOn, hsnDigits } from './rates.ts';
export type { GstRatePeriod } from './rates.ts';
export { addExclusive, splitInclusive, supplyKind, taxInvoice } from './split.ts';
export type { SupplyKind, TaxedInvoice, TaxedLine, TaxLine, TaxSplit } from './split.ts';
export { isCod, lineTotal, orderTotals, totalKinds } from './totals.ts';
export type { ChargeField, OrderTotals, TotalKind, TotalLine, TotalsInput, TotalsLine } from './totals.ts';
export { feeLines } from './fees.ts';
export type { Fee } from './fees.ts';
export { creditNote } from './creditNote.ts';
export type { CreditNote, ReturnedLine } from './creditNote.ts';
export { ewayLimitOn, ewayLimits, ewayProblem } from './ewayBill.ts';
export type { Consignment, EwayLimit } from './ewayBill.ts';
