export { completeMapping, fieldKinds, isMatched, missingFields, plainHeading } from './fields.ts';
export type { ColumnMapping, ColumnMatch, FieldKind, FileColumn, MappingField } from './fields.ts';
export { plainCell, plainName, toCsvCell, toPlainCsvCell, withoutProtection } from './cellText.ts';
export {
  cellReaders,
  dateOrders,
  dateProof,
  isAmbiguousDate,
  readAmount,
  readAwb,
  readDate,
  readFlag,
  readName,
  readNumber,
  readPercent,
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
  findRepeatedHeadings,
  guessMapping,
  maxSampledValues,
  savedMappingFit,
  sureConfidence,
  sureMatches,
  toMapping,
} from './guessMapping.ts';
export type { RepeatedHeading, SavedMapping } from './guessMapping.ts';
export {
  fieldsOfFile,
  isKnownMapping,
  knownFiles,
  matchColumns,
  prepareKnownRows,
  recognizeCourierFile,
  recognizeFile,
  sureMapping,
  unseenCourierFiles,
} from './known/index.ts';
export type { FileSource, KnownFile, LeftOutRows, MatchedColumns, PreparedRows } from './known/index.ts';
export { findHeadingRow } from './headingRow.ts';
export { columnLabel, describeRow, isSameRecord } from './describeRow.ts';
export type { RowName } from './describeRow.ts';
export { columnName, nameColumns, resolveColumns, toColumnKeys } from './columns.ts';
export type { FoundColumns, NamedColumn } from './columns.ts';
export { ChangeCounter, describeCell } from './changes.ts';
export type { ChangedField } from './changes.ts';
export { DateEvidence, dateProblem } from './dateEvidence.ts';
export type { FoundDateOrder } from './dateEvidence.ts';
export { isHeadingAgain, isTotals } from './extraRows.ts';
export { emptyNotes, hasNotes } from './fileNotes.ts';
export type { FileChoices, FileNotes } from './fileNotes.ts';
export { importField } from './importFields.ts';
export { bankStatementFields, bankStatements } from './bankFields.ts';
export { tcsFields } from './tcsFields.ts';
export { creditNoteFields, invoiceFields, rateCardFields, remittanceFields } from './invoiceFields.ts';
export { chargeFields, checkAddsUp, taxFields } from './addsUp.ts';
export type { AddsUp } from './addsUp.ts';
export { importTypeLabels, importTypes } from './importTypes.ts';
export type { ImportType } from './importTypes.ts';
export { toWorkbook } from './workbook.ts';
export type { SheetCell, SheetData } from './workbook.ts';
