import { Text } from 'react-aria-components/Text';
import * as styles from './choice.css.ts';

/** An option of a choice field. */
export interface ChoiceItem {
  id: string;
  label: string;
  /** A second line. */
  description?: string;
  /** A ComboBox takes it with Enter once it is typed, as a scanner does. */
  code?: string;
  isDisabled?: boolean;
}

export function Chevron() {
  return (
    <svg
      className={styles.chevron}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m3 4.5 3 3 3-3" />
    </svg>
  );
}

/** Both lines of an option, named by all of its text. */
export function ChoiceWords({ item }: { item: ChoiceItem }) {
  return (
    <span className={styles.optionWords}>
      <span>{item.label}</span>
      {item.description && <span className={styles.optionBelow}>{item.description}</span>}
    </span>
  );
}

/** Both lines of an option, named by the first and described by the second. */
export function OptionWords({ item }: { item: ChoiceItem }) {
  return (
    <span className={styles.optionWords}>
      <Text slot="label">{item.label}</Text>
      {item.description && (
        <Text slot="description" className={styles.optionBelow}>
          {item.description}
        </Text>
      )}
    </span>
  );
}
