import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export const toastTones = ['positive', 'critical', 'caution', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** A single action; doubles the duration. */
  action?: ToastAction;
}

export interface ToastContent {
  text: string;
  tone: ToastTone;
  action: ToastAction | undefined;
}

/** Milliseconds, excluding hover and focus. */
export const toastDuration = 5000;

/** The library's queue is unstable: used in this folder only. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

function show(tone: ToastTone) {
  return (text: string, { action }: ToastOptions = {}): void => {
    queue.add({ text, tone, action }, { timeout: action ? toastDuration * 2 : toastDuration });
  };
}

/** Shows feedback from anywhere: `toast.success('Order created')`. Needs a ToastRegion on the page. */
export const toast = {
  success: show('positive'),
  error: show('critical'),
  warning: show('caution'),
  info: show('info'),
  /** Dismisses all toasts: on logout, between tests. */
  clear(): void {
    // One by one, because the queue's own clear doesn't call close handlers.
    for (let [first] = queue.visibleToasts; first; [first] = queue.visibleToasts) queue.close(first.key);
  },
};
