export { LabelPreview, type LabelPreviewProps } from './LabelPreview.tsx';
export { InvoicePreview, type InvoicePreviewProps } from './InvoicePreview.tsx';
