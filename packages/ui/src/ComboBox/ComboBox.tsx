import { inputMessages } from '../inputMessages.ts';
import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState, type KeyboardEvent } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Chevron, OptionWords, type ChoiceItem } from '../Choice/choices.tsx';
import * as styles from '../Choice/choice.css.ts';
import { FieldFrame, fieldRoot } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';

interface ComboBoxOptions extends FieldProps<HTMLInputElement> {
  /** The options; with `onInputChange`, those that match the text so far. */
  items: readonly ChoiceItem[];
  /** The items come from the caller's search. Without it they are filtered here. */
  onInputChange?: (text: string) => void;
  /** The caller's search is running. */
  isLoading?: boolean;
  placeholder?: string;
  /** Shown without a match. @default 'No results' */
  emptyText?: string;
  /** For adding to a list: the choice goes to `onChange`, and the input stays empty and focused. @default false */
  clearsOnSelect?: boolean;
  autoFocus?: boolean;
}

/** The value is the id of the chosen item; empty for none. */
export type ComboBoxProps = ComboBoxOptions & ValueProps<string | null, string>;

/** More items than this are windowed. */
const windowedFrom = 50;

/** One of many options, found by typing. */
export function ComboBox({ ref, ...props }: ComboBoxProps) {
  const { items, onInputChange, isLoading = false, placeholder, emptyText } = props;
  const { clearsOnSelect = false, autoFocus = false, size } = props;
  const [value, setValue] = useValue(props);
  const choiceMessages = useMessages('choice', inputMessages.choice);
  const found = onInputChange !== undefined;
  const [words, setWords] = useState('');
  const [added, setAdded] = useState(0);
  const type = (typed: string) => {
    setWords(typed);
    onInputChange?.(typed);
  };
  function choose(id: string) {
    if (!clearsOnSelect) {
      setValue(id);
      return;
    }
    type('');
    // Leaving the field commits the count of choices, which is no item.
    if (items.some((item) => item.id === id)) {
      setAdded((times) => times + 1);
      setValue(id);
    }
  }
  /** A scanner types a code and Enter: no option is focused then. */
  function takeCode(event: KeyboardEvent<HTMLElement>) {
    const input = event.target;
    if (event.key !== 'Enter' || !(input instanceof HTMLInputElement)) return;
    if (input.getAttribute('aria-activedescendant')) return;
    const typed = input.value.trim().toLowerCase();
    const item = items.find(({ code, isDisabled }) => code?.toLowerCase() === typed && !isDisabled);
    if (typed === '' || !item) return;
    event.preventDefault();
    event.stopPropagation();
    choose(item.id);
  }
  const list = (
    <ListBox
      className={styles.list}
      items={items}
      renderEmptyState={() => (
        <div className={styles.none}>
          {isLoading ? choiceMessages.searching : (emptyText ?? choiceMessages.nothing)}
        </div>
      )}
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
      {...fieldRoot('ComboBox', props)}
      autoFocus={autoFocus}
      {...(found ? { items } : { defaultItems: items })}
      // React Aria closes its list when the value changes, so with `clearsOnSelect` the value is the count of choices.
      value={clearsOnSelect ? `added ${added}` : value || null}
      formValue={clearsOnSelect ? 'text' : 'key'}
      onChange={(key) => choose(key === null ? '' : String(key))}
      {...(clearsOnSelect ? { inputValue: words, onInputChange: type } : onInputChange && { onInputChange })}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldFrame {...props}>
        <div className={styles.control} data-part="box" data-size={size} onKeyDownCapture={takeCode}>
          <Input ref={ref} className={styles.input} placeholder={placeholder} />
          <Button className={styles.opener}>
            <Chevron />
          </Button>
        </div>
      </FieldFrame>
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
