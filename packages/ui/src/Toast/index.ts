export { ToastRegion } from './ToastRegion.tsx';
export {
  toast,
  toastDuration,
  toastTones,
  type ToastAction,
  type ToastOptions,
  type ToastTone,
} from './toast.ts';
