import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export const toastTones = ['positive', 'critical', 'caution', 'info'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastAction {
  /** A verb: "Undo". */
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** The one thing to do about it. A toast with an action stays twice as long. */
  action?: ToastAction;
}

export interface ToastContent {
  text: string;
  tone: ToastTone;
  action: ToastAction | undefined;
}

/** Milliseconds a toast stays, not counting the time it is hovered or focused. */
export const toastDuration = 5000;

/** The library's queue is unstable upstream: it is touched in this folder only. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

function show(tone: ToastTone) {
  return (text: string, { action }: ToastOptions = {}): void => {
    queue.add({ text, tone, action }, { timeout: action ? toastDuration * 2 : toastDuration });
  };
}

/** Tells the user what happened, from anywhere: `toast.success('Order created')`. Needs one ToastRegion on the page. */
export const toast = {
  success: show('positive'),
  error: show('critical'),
  warning: show('caution'),
  info: show('info'),
  /** Takes every toast away: on logout, between tests. */
  clear(): void {
    // One by one: the queue's own clear would forget what is to be done when a toast ends.
    for (let [first] = queue.visibleToasts; first; [first] = queue.visibleToasts) queue.close(first.key);
  },
};
