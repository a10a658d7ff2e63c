export { LabelPreview, type LabelPreviewProps } from './LabelPreview.tsx';
