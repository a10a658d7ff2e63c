import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from 'react-aria-components/Button';
import { CloseIcon } from '../icons/index.ts';
import { calloutWords as defaultCalloutWords } from '../shellMessages.ts';
import * as styles from './Callout.css.ts';

/** The close button of a callout. */
export function DismissButton({ onPress }: { onPress: () => void }) {
  const calloutWords = useMessages('callout', defaultCalloutWords);
  return (
    <Button
      className={styles.dismiss}
      aria-label={calloutWords.dismiss}
      onPress={() => onPress()}
      data-part="dismiss"
    >
      <CloseIcon size={14} />
    </Button>
  );
}
