import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ChoiceItem } from '../Choice/index.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { toggle } from '../ToggleButton/ToggleButton.css.ts';
import * as styles from './ToggleChips.css.ts';

/** A chip's item; its second line is not shown. */
export interface ToggleChip extends Omit<ChoiceItem, 'description'> {
  /** Count after the label. */
  count?: number;
}

interface ToggleChipsOptions extends Omit<FieldProps<HTMLDivElement>, 'size'> {
  /** Two to eight options of one or two words. */
  items: readonly ToggleChip[];
  /** Only one can be pressed; pressing it again releases it. @default false */
  isSingle?: boolean;
}

/** The value is the ids of the pressed chips. */
export type ToggleChipsProps = ToggleChipsOptions & ValueProps<readonly string[], string[]>;

const none: readonly string[] = [];

/** Any of a few short options: weekdays, payment modes, statuses. For many, use MultiSelect. */
export function ToggleChips({ items, isSingle = false, ...props }: ToggleChipsProps) {
  const { isDisabled = false } = props;
  const [value = none, setValue] = useValue(props);
  return (
    <FieldGroup {...props} component="ToggleChips">
      <ToggleButtonGroup
        className={styles.chips}
        aria-label={props.label}
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectedKeys={value}
        // In item order, whatever the order of selection.
        onSelectionChange={(keys) => setValue(items.map(({ id }) => id).filter((id) => keys.has(id)))}
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
