import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from '../layout/row.css.ts';

interface ExpandButtonProps {
  /** Accessible name of the row. */
  label: string;
  isExpanded: boolean;
  onPress: () => void;
}

/** Toggles details. A native button for speed: every row has one. */
export function ExpandButton({ label, isExpanded, onPress }: ExpandButtonProps) {
  const gridWords = useMessages('grid', gridMessages.grid);
  return (
    <button
      type="button"
      className={styles.expander}
      aria-expanded={isExpanded}
      aria-label={gridWords.detailsOf(label)}
      onClick={onPress}
    >
      <svg
        className={styles.expanderMark}
        viewBox="0 0 10 10"
        width="10"
        height="10"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="m3 1.5 3.5 3.5L3 8.5" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
