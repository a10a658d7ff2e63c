import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ChoiceItem } from '../Choice/index.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/FieldFrame.tsx';
import { toggle } from '../ToggleButton/ToggleButton.css.ts';
import * as styles from './ToggleChips.css.ts';

/** A chip's item; its second line is not shown. */
export interface ToggleChip extends Omit<ChoiceItem, 'description'> {
  /** How many things it stands for, after its word. */
  count?: number;
}

export interface ToggleChipsProps extends Omit<FieldProps, 'size'> {
  /** Two to eight, of a word or two each. */
  items: readonly ToggleChip[];
  /** Ids of the pressed ones. */
  value?: readonly string[] | undefined;
  onChange?: (value: string[]) => void;
  /** Lets only one be pressed; pressing it again lets go of it. @default false */
  isSingle?: boolean;
}

const none: readonly string[] = [];

/** Any of a few short words: weekdays, modes of payment, statuses. For many, use MultiSelect. */
export function ToggleChips({
  items,
  value = none,
  onChange,
  isSingle = false,
  isDisabled = false,
  ...field
}: ToggleChipsProps) {
  return (
    <FieldGroup {...field} isDisabled={isDisabled} component="ToggleChips">
      <ToggleButtonGroup
        className={styles.chips}
        aria-label={field.label}
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectedKeys={value}
        // In the order of the items, whatever the order in which they were pressed.
        onSelectionChange={(keys) => onChange?.(items.map(({ id }) => id).filter((id) => keys.has(id)))}
        isDisabled={isDisabled}
      >
        {items.map(({ id, label, count, isDisabled: isOff = false }) => (
          <ToggleButton key={id} id={id} isDisabled={isOff} className={`${toggle} ${styles.chip}`}>
            {label}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-IN')}</span>}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldGroup>
  );
}
