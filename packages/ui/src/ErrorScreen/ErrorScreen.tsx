import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from '../Button/index.ts';
import { errorScreenWords as defaultErrorScreenWords } from '../shellMessages.ts';
import * as styles from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  onRetry: () => void;
  onReport: () => void;
  /** ID of the error report. */
  reference?: string;
  /** False where no report was sent, for example offline: it then doesn't say that someone was notified. @default true */
  isReported?: boolean;
}

/** Replaces a crashed screen. */
export function ErrorScreen({ onRetry, onReport, reference, isReported = true }: ErrorScreenProps) {
  const errorScreenWords = useMessages('errorScreen', defaultErrorScreenWords);
  return (
    <div className={styles.screen} role="alert" data-component="ErrorScreen">
      <span className={styles.picture} aria-hidden="true">
        <svg
          viewBox="0 0 24 24"
          width="28"
          height="28"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path d="M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11l-1.6 3 2.8 2.200L12 21" />
        </svg>
      </span>
      <h1 className={styles.title}>{errorScreenWords.title}</h1>
      <p className={styles.body}>{isReported ? errorScreenWords.body : errorScreenWords.unreported}</p>
      {reference && <p className={styles.reference}>{errorScreenWords.reference(reference)}</p>}
      <div className={styles.actions}>
        <Button tone="accent" onPress={onRetry}>
          {errorScreenWords.retry}
        </Button>
        <Button onPress={onReport}>{errorScreenWords.report}</Button>
      </div>
    </div>
  );
}
