export { fieldKinds, isMatched, missingFields, plainHeading } from './fields.ts';
export type { ColumnMapping, ColumnMatch, FieldKind, FileColumn, MappingField } from './fields.ts';
export {
  cellReaders,
  dateOrders,
  parseDecimal,
  plainCell,
  readAmount,
  readAwb,
  readDate,
  readFlag,
  readNumber,
  readPhone,
  readPincode,
  readState,
  readWeight,
  readZone,
} from './readCell.ts';
export { readTime } from './readTime.ts';
export type { CellFormat, DateOrder, Reading, ValueOfKind, WeightUnit } from './readCell.ts';
export { detectDateOrder, detectFieldFormat, detectWeightUnit } from './columnFormat.ts';
export type { FoundFormat } from './columnFormat.ts';
export {
  findNamedField,
  guessMapping,
  maxSampledValues,
  savedMappingFit,
  sureConfidence,
  sureMatches,
  toMapping,
} from './guessMapping.ts';
export type { SavedMapping } from './guessMapping.ts';
export {
  fieldsOfFile,
  isKnownMapping,
  knownFiles,
  matchColumns,
  prepareKnownRows,
  recognizeFile,
  sureMapping,
  unseenCourierFiles,
} from './known/index.ts';
export type { FileSource, KnownFile, LeftOutRows, MatchedColumns, PreparedRows } from './known/index.ts';
export { findHeadingRow } from './headingRow.ts';
export { columnLabel, describeRow, isSameRecord } from './describeRow.ts';
export type { RowName } from './describeRow.ts';
export { importField } from './importFields.ts';
export { creditNoteFields, invoiceFields, rateCardFields, remittanceFields } from './invoiceFields.ts';
export { chargeFields, checkAddsUp, taxFields } from './addsUp.ts';
export type { AddsUp } from './addsUp.ts';
export { importTypeLabels, importTypes } from './importTypes.ts';
export type { ImportType } from './importTypes.ts';
