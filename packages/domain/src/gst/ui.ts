export { directMessages } from '../messages/directInvoices.ts';
export { gstMessages } from '../messages/gst.ts';
export { tcsMessages } from '../messages/tcs.ts';
export { EInvoiceTable, type EInvoiceData, type EInvoiceTableProps } from './widgets/EInvoiceTable.tsx';
export { CorrectionForm, type CorrectionFormProps } from './widgets/CorrectionForm.tsx';
export { FoldedTable } from './widgets/FoldedTable.tsx';
export { FiledDifferences, type FiledDifferencesProps } from './widgets/FiledDifferences.tsx';
export {
  Gstr3bPlaces,
  Gstr3bTables,
  type Gstr3bPlacesProps,
  type Gstr3bTablesProps,
} from './widgets/Gstr3bTables.tsx';
export { TcsCredits, type TcsCreditsProps } from './widgets/TcsCredits.tsx';
