import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from 'react-aria-components/Button';
import { filterWords as defaultFilterWords } from '../shellMessages.ts';
import * as styles from './FilterChip.css.ts';

export interface FilterChipProps {
  /** Label: "Payment". */
  label: string;
  /** Formatted value; if omitted, the filter is inactive. */
  value?: string;
  /** Opens the editor. Omit if the chip is the trigger of a Popover or Menu. */
  onPress?: () => void;
  /** Adds a remove button while active. */
  onRemove?: () => void;
}

/** A filter of a list: inactive it shows its name, active its value. */
export function FilterChip({ label, value, onPress, onRemove }: FilterChipProps) {
  const filterWords = useMessages('filter', defaultFilterWords);
  const isOn = value !== undefined && value !== '';
  const canRemove = isOn && onRemove !== undefined;
  return (
    <span
      className={styles.chip}
      data-component="FilterChip"
      data-on={isOn || undefined}
      data-removable={canRemove || undefined}
    >
      <Button className={styles.main} {...(onPress && { onPress })}>
        {!isOn && (
          <svg
            viewBox="0 0 10 10"
            width="9"
            height="9"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M5 .5v9M.5 5h9" />
          </svg>
        )}
        <span className={styles.words}>{isOn ? `${label}: ${value}` : label}</span>
        {isOn && !canRemove && (
          <svg
            viewBox="0 0 10 10"
            width="9"
            height="9"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="m1.5 3.5 3.5 3.5 3.5-3.5" />
          </svg>
        )}
      </Button>
      {canRemove && (
        <Button
          className={styles.remove}
          aria-label={filterWords.remove(`${label}: ${value}`)}
          onPress={onRemove}
        >
          <svg
            viewBox="0 0 10 10"
            width="9"
            height="9"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="m1.5 1.5 7 7m0-7-7 7" />
          </svg>
        </Button>
      )}
    </span>
  );
}
