export { Gstr1Checker, gstProblemCodes } from './checkGstr1.ts';
export type { GstProblem, GstProblemCode } from './checkGstr1.ts';
export { documentTables, linesByRate, tableOf, taxOf, withHsn } from './document.ts';
export type {
  ExportDetails,
  CreditedInvoice,
  DocumentTable,
  ListedTable,
  TaxAmounts,
  TaxDocument,
  TaxDocumentLine,
} from './document.ts';
export { checkGstr3b } from './checkGstr3b.ts';
export type { Gstr3bProblem } from './checkGstr3b.ts';
export {
  eInvoiceCancelReasons,
  eInvoiceCancelUntil,
  eInvoiceStates,
  isEInvoiced,
  lastEInvoiceDay,
  needsEInvoices,
} from './einvoice/duty.ts';
export type { EInvoiceCancelReason, EInvoiceState } from './einvoice/duty.ts';
export { eInvoiceJson, eInvoiceProblem } from './einvoice/eInvoiceJson.ts';
export {
  directKinds,
  taxGoods,
  transferBases,
  priceBeforeGst,
  transferUnitValue,
  valueOfLines,
} from './direct/directInvoice.ts';
export type { DirectKind, TransferBasis, ValuedGoods } from './direct/directInvoice.ts';
export { creditGoods, unitsLeft } from './direct/directCredit.ts';
export type { DirectCreditResult } from './direct/directCredit.ts';
export { countryName, formatCountry, isCurrency, listCountries } from './direct/countries.ts';
export { ewayBillJson, ewayBillProblems } from './ewayBill/ewayBillJson.ts';
export type { EwayBillDocument } from './ewayBill/ewayBillJson.ts';
export { transportModes, transportProblems } from './ewayBill/transport.ts';
export type { EwayBillTransport, TransportMode } from './ewayBill/transport.ts';
export type { EInvoiceDocument, EInvoiceFile, EInvoiceParty } from './einvoice/eInvoiceJson.ts';
export { asFiled, compareFiled, differenceKinds } from './filed/compareFiled.ts';
export type { CellDifference, DifferenceKind, FiledDifference } from './filed/compareFiled.ts';
export { buildCorrections } from './filed/correctionFile.ts';
export type { CorrectionFile, CorrectionSource } from './filed/correctionFile.ts';
export { correctionMonths, correctionNoteCodes, correctionNotes } from './filed/correctionNotes.ts';
export type { CorrectionNote, CorrectionNoteCode } from './filed/correctionNotes.ts';
export { correctionSheets } from './filed/correctionSheets.ts';
export { mergeCorrections } from './filed/mergeCorrections.ts';
export { correctionForms, correctionHows, correctionOf } from './filed/corrections.ts';
export type { Correction, CorrectionForm, CorrectionHow } from './filed/corrections.ts';
export { filedAmounts, filedFields, maxFiledBytes, parseFiled } from './filed/parseFiled.ts';
export type { FiledField, FiledReturn, FiledSubject } from './filed/parseFiled.ts';
export { amountsIn, gstFigures, interStateFigures, outwardFigures, sumOfDocument } from './figures.ts';
export type { Gstr3bFigure, GstFigure, InterStateFigure, OutwardFigure } from './figures.ts';
export { Gstr3bBuilder, buildGstr3b, gstr3bNumbers } from './gstr3b.ts';
export type { Gstr3b } from './gstr3b.ts';
export { gstr3bJson } from './gstr3bJson.ts';
export type { Gstr3bFile } from './gstr3bJson.ts';
export { Gstr1Builder, buildGstr1, gstr1Tables, tableNumbers, tableSums } from './gstr1.ts';
export type { B2csRow, Gstr1, Gstr1Table, HsnRow, ListedDocument, NilKind } from './gstr1.ts';
export { gstr1Json } from './gstr1Json.ts';
export type { Gstr1File } from './gstr1Json.ts';
export {
  abroad,
  b2clLimitOn,
  b2clLimits,
  creditNoteLimit,
  deliveryChallan,
  gstr1DueDay,
  gstr3bDueDay,
  gstr1Version,
  hsnSplitFrom,
  lastCorrectionDay,
  lastCreditDay,
  lastLutDay,
} from './rules.ts';
export { numberRanges } from './series.ts';
export type { NumberRange } from './series.ts';
export { channelOfOperator, compareTcs, operatorKey, tcsDifferenceCodes } from './tcs/compareTcs.ts';
export type { ChannelSales } from './tcs/compareTcs.ts';
export { readTcsCredit, sumTcsCredits } from './tcs/readTcs.ts';
export type { TcsCredit } from './tcs/readTcs.ts';
export { tcsRatesIn } from './tcs/tcsRules.ts';
export { sumsByCode, sumsByPlace, sumsByRate } from './summaries.ts';
export type { CodeSum, PlaceSum, RateSum } from './summaries.ts';
