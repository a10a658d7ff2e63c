import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { Chevron, ChoiceFrame, OptionWords } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField, ChoiceItem } from '../Choice/ChoiceFrame.tsx';
import * as styles from '../Choice/choice.css.ts';

export interface SelectProps extends ChoiceField {
  items: readonly ChoiceItem[];
  /** Id of the chosen item; empty for none. */
  value?: string | null | undefined;
  onChange?: (value: string) => void;
  /** Shown while nothing is chosen. @default 'Choose' */
  placeholder?: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  isLabelHidden?: boolean;
}

/** One of a few things that are known by heart. For many, use ComboBox. */
export function Select({
  items,
  value,
  onChange,
  placeholder = 'Choose',
  size = 'medium',
  errorMessage,
  label,
  description,
  isLabelHidden = false,
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      className={styles.field}
      data-component="Select"
      placeholder={placeholder}
      isInvalid={Boolean(errorMessage)}
      value={value ? value : null}
      onChange={(key) => onChange?.(key === null ? '' : String(key))}
      validationBehavior="aria"
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
        isLabelHidden={isLabelHidden}
      >
        <Button className={`${styles.control} ${size === 'large' ? styles.large : ''}`}>
          {/* The words alone: an option's second line would make the field taller. */}
          <SelectValue className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <Chevron />
        </Button>
      </ChoiceFrame>
      <Popover className={styles.popover} offset={4}>
        <ListBox className={styles.list} items={items}>
          {(item: ChoiceItem) => (
            <ListBoxItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={styles.option}
            >
              <OptionWords item={item} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
