export {
  Dialog,
  DialogTrigger,
  dialogSizes,
  type DialogProps,
  type DialogTriggerProps,
  type WithClose,
} from './Dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
