import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Chevron, type ChoiceItem } from '../Choice/choices.tsx';
import * as styles from '../Choice/choice.css.ts';
import { label as labelStyle } from '../Field/field.css.ts';
import { FieldHeader } from '../Field/FieldHeader.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';
import { inputMessages } from '../inputMessages.ts';
import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { OptionList, type OpenedAt } from './OptionList.tsx';
import { createTypeahead } from './typeahead.ts';

interface SelectOptions extends FieldProps<HTMLButtonElement> {
  items: readonly ChoiceItem[];
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string;
}

/** The value is the id of the chosen item; empty for none. */
export type SelectProps = SelectOptions & ValueProps<string | null, string>;

/** One of a few well-known options. For many, use ComboBox. */
export function Select({ ref, ...props }: SelectProps) {
  const { items, placeholder, size = 'medium', label, isDisabled = false, name } = props;
  const { id, labelId, root, described, header, notes, clearError } = useField('Select', props);
  const [value, setValue] = useValue(props);
  const choiceMessages = useMessages('choice', inputMessages.choice);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current!);
  const [openedAt, setOpenedAt] = useState<OpenedAt>();
  const [typeahead] = useState(createTypeahead);
  const chosen = items.findIndex((item) => item.id === value);
  const isOpen = openedAt !== undefined;

  function choose(item: ChoiceItem | undefined) {
    if (!item || item.isDisabled) return;
    clearError();
    setValue(item.id);
  }

  /** Letters and Left/Right select without opening, like a native select. */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isOpen || isDisabled || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') setOpenedAt(chosen < 0 ? 'first' : 'chosen');
    else if (event.key === 'ArrowUp') setOpenedAt(chosen < 0 ? 'last' : 'chosen');
    else if (event.key === 'ArrowRight')
      choose(items.find((item, index) => index > chosen && !item.isDisabled));
    else if (event.key === 'ArrowLeft')
      choose(items.findLast((item, index) => index < chosen && !item.isDisabled));
    else if (event.key.length === 1 && event.key !== ' ')
      choose(items[typeahead.find(event.key, items, chosen, event.timeStamp)]);
    else return;
    event.preventDefault();
  }

  /** Focuses the button first: a press opens before the browser moves the focus, which returns here later. */
  function openByPress() {
    trigger.current?.focus();
    setOpenedAt('chosen');
  }
  const close = () => setOpenedAt(undefined);

  return (
    <div {...root} onKeyDown={onKeyDown}>
      <FieldHeader {...header}>
        {/* Not a label element: clicking it would open the list. */}
        <span id={labelId} className={labelStyle} onClick={() => trigger.current?.focus()}>
          {label}
        </span>
      </FieldHeader>
      {/* Outside the button, which is the field's: findField and an ordinary form read it by its name. */}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      <Button
        ref={trigger}
        id={id}
        className={styles.control}
        data-size={size}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        {...described}
        aria-labelledby={`${id}-value ${labelId}`}
        isDisabled={isDisabled}
        // A finger may be scrolling the page, so it opens when lifted; the others open at once.
        onPressStart={({ pointerType }) => {
          if (pointerType !== 'touch' && pointerType !== 'keyboard') openByPress();
        }}
        onPress={({ pointerType }) => {
          if (pointerType === 'touch' || pointerType === 'keyboard') openByPress();
        }}
      >
        {/* The label only: an option's second line would make the field taller. */}
        <span id={`${id}-value`} className={styles.value} data-placeholder={chosen < 0 || undefined}>
          {items[chosen]?.label ?? placeholder ?? choiceMessages.choose}
        </span>
        <Chevron />
      </Button>
      <FieldNotes {...notes} />
      <Popover
        className={styles.popover}
        trigger="Select"
        triggerRef={trigger}
        placement="bottom start"
        offset={4}
        aria-labelledby={labelId}
        isOpen={isOpen}
        onOpenChange={(open) => !open && close()}
      >
        <OptionList
          items={items}
          value={value ?? undefined}
          labelledBy={labelId}
          openedAt={openedAt ?? 'chosen'}
          onChoose={(item) => {
            choose(item);
            close();
          }}
          onClose={close}
        />
      </Popover>
    </div>
  );
}
