import { useMessages } from '../MessagesProvider/kitMessages.ts';
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as AriaToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { toastWords as defaultToastWords } from '../shellMessages.ts';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useShowsToasts } from './useShowsToasts.ts';
import { useToastTop } from './useToastTop.ts';
import { queue, type ToastContent, type ToastTone } from './toast.ts';
import * as styles from './Toast.css.ts';

const marks: Record<ToastTone, string> = {
  positive: 'm3 6.2 2 2 4-4.4',
  critical: 'm3.5 3.5 5 5m0-5-5 5',
  caution: 'M6 2.5v4.2M6 9v.4',
  info: 'M6 5.3v4.2M6 2.6V3',
};

/** The region of toasts, top right. One per page, at its root. F6 moves focus to it. */
export function ToastRegion() {
  return useShowsToasts() ? <ShownToasts /> : null;
}

function ShownToasts() {
  const toastWords = useMessages('toast', defaultToastWords);
  const top = useToastTop();
  return (
    <AriaToastRegion
      queue={queue}
      className={styles.region}
      style={top === undefined ? undefined : { insetBlockStart: top }}
      aria-label={toastWords.region}
      data-component="ToastRegion"
    >
      <AriaToastList className={styles.list}>
        {({ toast }) => {
          const { text, tone, action } = toast.content as ToastContent;
          return (
            <AriaToast toast={toast} className={styles.toast} data-tone={tone}>
              <span className={styles.mark} data-tone={tone}>
                <svg
                  viewBox="0 0 12 12"
                  width="12"
                  height="12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.7"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d={marks[tone]} />
                </svg>
              </span>
              <AriaToastContent className={styles.content}>
                <Text slot="title">
                  <VisuallyHidden elementType="span">{`${toastWords.tones[tone]}: `}</VisuallyHidden>
                  {text}
                </Text>
              </AriaToastContent>
              {action && (
                <Button
                  className={styles.button}
                  data-action=""
                  onPress={() => {
                    action.onAction();
                    queue.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              )}
              <Button slot="close" className={styles.button} aria-label={toastWords.dismiss}>
                <svg
                  viewBox="0 0 12 12"
                  width="12"
                  height="12"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  <path d="m2.5 2.5 7 7m0-7-7 7" />
                </svg>
              </Button>
            </AriaToast>
          );
        }}
      </AriaToastList>
    </AriaToastRegion>
  );
}
