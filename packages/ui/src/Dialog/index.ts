export {
  Dialog,
  DialogTrigger,
  dialogSizes,
  type DialogProps,
  type DialogTriggerProps,
  type WithClose,
} from './Dialog.tsx';
