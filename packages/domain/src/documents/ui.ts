export { LabelPreview, type LabelPreviewProps } from './preview/LabelPreview.tsx';
export { InvoicePreview, type InvoicePreviewProps } from './preview/InvoicePreview.tsx';
