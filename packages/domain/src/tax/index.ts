export { hsnDigits, hsnProblem } from './hsn.ts';
export {
  gstinCheckCharacter,
  gstinProblem,
  gstinState,
  isGstin,
  isHsnCode,
  isIfsc,
  isPan,
  isRegisteredPerson,
  panFromGstin,
  panProblem,
  supplierGstinProblem,
} from './identifiers.ts';
export { findGstinFormat, gstinFormats, gstinKinds } from './gstinFormats.ts';
export type { GstinFormat, GstinKind } from './gstinFormats.ts';
export {
  describePlaceOfSupply,
  formatPlaceOfSupply,
  goodsReceivers,
  goodsSupplyType,
  needsReceiver,
  placeOfSupply,
  exportEndorsements,
  sezEndorsement,
  stateTaxName,
  supplyClauses,
  supplyProvisions,
} from './placeOfSupply.ts';
export type { GoodsReceiver, GoodsSupply, PlaceOfSupply, SupplyClause } from './placeOfSupply.ts';
export { chooseSupplier, placeGstinProblem, warehouseProblems } from './registration.ts';
export type { Supplier } from './registration.ts';
export {
  higherRatePrice,
  lowerRatePrice,
  priceCliff,
  priceRateRule,
  priceRateRules,
  rateOfPieces,
  rateOfPrice,
  ratesByPrice,
} from './priceRates.ts';
export type { PriceCliff, PricedLine, PriceRateRule } from './priceRates.ts';
export { gstRatePeriods, gstRateProblem, gstRatesOn } from './rates.ts';
export type { GstRatePeriod } from './rates.ts';
export { addExclusive, invoiceKinds, splitInclusive, supplyType, supplyTypes, taxInvoice } from './gst.ts';
export type { InvoiceKind, SupplyType, TaxedInvoice, TaxedLine, TaxLine, TaxSplit } from './gst.ts';
export { isCod, lineTotal, orderTotals, totalKinds } from './totals.ts';
export type { ChargeField, OrderTotals, TotalKind, TotalLine, TotalsInput, TotalsLine } from './totals.ts';
export { goodsInBox } from './boxGoods.ts';
export type { BoxGoods, InvoicedGoods } from './boxGoods.ts';
export { apportionFees } from './fees.ts';
export type { Fee } from './fees.ts';
export { creditCauses, creditNote } from './creditNote.ts';
export type { CreditCause, CreditNote, ReturnedLine } from './creditNote.ts';
export { formatInvoiceNumber, maxInvoiceNumber, nextInvoiceNumber } from './invoiceNumber.ts';
export { ewayLimitOn, ewayLimitSource, ewayLimits, ewayBillProblem } from './ewayBill.ts';
export type { EwayBillGoods, EwayLimit } from './ewayBill.ts';
export { freightGstRate, planGstRate, returnFeeGstRate } from './serviceGst.ts';
