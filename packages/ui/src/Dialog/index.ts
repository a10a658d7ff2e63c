export { Dialog, dialogSizes, type DialogProps, type WithClose } from './Dialog.tsx';
export type { OpenProps, TriggerProps } from './OverlayProps.ts';
