export { ChannelOrderField, type ChannelOrderFieldProps } from './ChannelOrderField.tsx';
export { MessagePreview, type MessagePreviewProps } from './MessagePreview.tsx';
export { MessageVariables, type MessageVariablesProps } from './MessageVariables.tsx';
