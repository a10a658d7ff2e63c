import { useState } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Chevron, ChoiceFrame, OptionWords } from '../Choice/ChoiceFrame.tsx';
import type { ChoiceField, ChoiceItem } from '../Choice/ChoiceFrame.tsx';
import * as styles from '../Choice/choice.css.ts';

export interface ComboBoxProps extends ChoiceField {
  /** What can be chosen; with `onInputChange`, what matches the words so far. */
  items: readonly ChoiceItem[];
  /** Id of the chosen item; empty for none. */
  value?: string | null | undefined;
  onChange?: (value: string) => void;
  /** The items come from a search that the caller makes; without it they are filtered here. */
  onInputChange?: (words: string) => void;
  /** A search is on its way. */
  isLoading?: boolean;
  placeholder?: string;
  /** Said where nothing matches. @default 'Nothing matches' */
  emptyText?: string;
  /** A way to add: what is chosen goes to `onChange`, and the box stays empty and in focus. @default false */
  clearsOnSelect?: boolean;
  autoFocus?: boolean;
}

/** More items than this are windowed. */
const windowedFrom = 50;

/** One of many things, found by typing. */
export function ComboBox({
  items,
  value,
  onChange,
  onInputChange,
  isLoading = false,
  placeholder,
  emptyText = 'Nothing matches',
  clearsOnSelect = false,
  errorMessage,
  label,
  description,
  ...rest
}: ComboBoxProps) {
  const found = onInputChange !== undefined;
  const [words, setWords] = useState('');
  const [added, setAdded] = useState(0);
  const type = (typed: string) => {
    setWords(typed);
    onInputChange?.(typed);
  };
  function choose(id: string) {
    if (!clearsOnSelect) {
      onChange?.(id);
      return;
    }
    type('');
    if (id) {
      setAdded((times) => times + 1);
      onChange?.(id);
    }
  }
  const list = (
    <ListBox
      className={styles.list}
      items={items}
      renderEmptyState={() => <div className={styles.none}>{isLoading ? 'Searching …' : emptyText}</div>}
    >
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
  );
  return (
    <AriaComboBox
      {...rest}
      className={styles.field}
      data-component="ComboBox"
      isInvalid={Boolean(errorMessage)}
      {...(found ? { items } : { defaultItems: items })}
      // React Aria closes its list when the value changes: an adder's is how often it was used, which no item is.
      value={clearsOnSelect ? `added ${added}` : value || null}
      formValue={clearsOnSelect ? 'text' : 'key'}
      onChange={(key) => choose(key === null ? '' : String(key))}
      {...(clearsOnSelect ? { inputValue: words, onInputChange: type } : onInputChange && { onInputChange })}
      allowsEmptyCollection
      menuTrigger="focus"
      validationBehavior="aria"
    >
      <ChoiceFrame
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired ?? false}
      >
        <div className={styles.control} data-part="box">
          <Input className={styles.input} {...(placeholder !== undefined && { placeholder })} />
          <Button className={styles.opener}>
            <Chevron />
          </Button>
        </div>
      </ChoiceFrame>
      <Popover className={styles.popover} offset={4}>
        {items.length > windowedFrom ? (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 34 }}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </Popover>
    </AriaComboBox>
  );
}
