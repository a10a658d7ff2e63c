import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from 'react-aria-components/Button';
import { closeWord as defaultCloseWord } from '../shellMessages.ts';
import * as styles from './Dialog.css.ts';

/** The close button of a dialog or drawer. */
export function CloseButton({ onPress }: { onPress: () => void }) {
  const closeWord = useMessages('close', defaultCloseWord);
  return (
    <Button className={styles.close} aria-label={closeWord} onPress={onPress}>
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="m4 4 8 8m0-8-8 8" />
      </svg>
    </Button>
  );
}
