export { QUIET_MODULES, encodeCode128 } from './page/code128.ts';
export type { Code128, Code128Set } from './page/code128.ts';
export { maskPhone } from './labelModel.ts';
export type {
  LabelAddress,
  LabelModel,
  LabelOrder,
  LabelPreference,
  LabelSender,
  LabelShipment,
} from './labelModel.ts';
export {
  defaultLabelSize,
  labelSizeChoices,
  labelSizeFacts,
  labelSizeOf,
  labelSizeSettings,
  labelSizes,
  labelsPerPage,
} from './labelSizes.ts';
export type { LabelSize, LabelSizeSetting } from './labelSizes.ts';
export { labelBarcodeProblem, labelPages, layoutLabel } from './layoutLabel.ts';
export { sampleInvoice } from './sampleInvoice.ts';
export { sampleLabel } from './sampleLabel.ts';
export { layoutPurchaseOrder } from './layoutPurchaseOrder.ts';
export type { PurchaseOrderModel } from './layoutPurchaseOrder.ts';
export { layoutReport } from './layoutReport.ts';
export type { ReportModel, ReportSection } from './layoutReport.ts';
export { layoutStatement, statementKindLabels } from './layoutStatement.ts';
export type { StatementModel } from './layoutStatement.ts';
export { layoutManifest } from './layoutManifest.ts';
export type { ManifestModel, ManifestRow } from './layoutManifest.ts';
export { batchDocumentTypes, documentTypes, labelFormats } from './kinds.ts';
export type { BatchDocumentType, DocumentType } from './kinds.ts';
export { onPaper, paperSizes, papers } from './paperSizes.ts';
export type { Paper } from './paperSizes.ts';
export { layoutPackingSlip } from './layoutPackingSlip.ts';
export type { PackingSlipModel } from './layoutPackingSlip.ts';
export { layoutPickList, pickRows } from './layoutPickList.ts';
export type { OrderedPiece, PickListModel, PickRow } from './layoutPickList.ts';
export { layoutInvoice } from './layoutInvoice.ts';
export type { InvoiceLine, InvoiceModel, InvoiceParty } from './layoutInvoice.ts';
export { barsPath, layoutToSvg, layoutToSvg as labelToSvg, qrPath } from './page/toSvg.ts';
export { layoutToZpl, layoutToZpl as labelToZpl, zplDots } from './page/toZpl.ts';
export type { DotPicture, TextPictures } from './page/toZpl.ts';
export { textWidth } from './page/textWidth.ts';
export { transliterate } from './page/transliterate.ts';
export type {
  BarcodeElement,
  ImageElement,
  Layout,
  LineElement,
  QrElement,
  RectElement,
  TextElement,
  PageElement,
} from './page/elements.ts';
export { invoicePaperChoices, withInvoicePreference } from './invoicePreference.ts';
export type { InvoicePreferenceFields } from './invoicePreference.ts';
export { toPrintableText } from './page/printableText.ts';
export type { PrintableText } from './page/printableText.ts';
