import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Popover } from 'react-aria-components/Popover';
import { Chevron, type ChoiceField, type ChoiceItem } from '../Choice/ChoiceFrame.tsx';
import * as styles from '../Choice/choice.css.ts';
import { label as labelStyle } from '../Field/field.css.ts';
import { FieldHeader } from '../Field/FieldHeader.tsx';
import { describedBy, FieldNotes } from '../Field/FieldNotes.tsx';
import { useFieldError } from '../Form/fieldErrors.ts';
import { OptionList, type OpenedAt } from './OptionList.tsx';
import { createTypeahead } from './typeahead.ts';

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
  isRequired = false,
  isDisabled = false,
  isLabelHidden = false,
  name,
}: SelectProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<OpenedAt>();
  const [typeahead] = useState(createTypeahead);
  const [error, answer] = useFieldError(name, errorMessage);
  const chosen = items.findIndex((item) => item.id === value);
  const isOpen = openedAt !== undefined;

  function choose(item: ChoiceItem | undefined) {
    if (!item || item.isDisabled) return;
    answer();
    onChange?.(item.id);
  }

  /** Letters and the arrows to the sides choose without opening, as in the system's own. */
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

  /** A press opens before the browser has moved the focus here, and it is here that it comes back to. */
  function openByPress() {
    trigger.current?.focus();
    setOpenedAt('chosen');
  }
  const close = () => setOpenedAt(undefined);

  const notes = { description, errorMessage: error };
  return (
    <div
      className={styles.field}
      data-component="Select"
      data-label={label}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      onKeyDown={onKeyDown}
    >
      <FieldHeader isLabelHidden={isLabelHidden} isRequired={isRequired}>
        {/* Not a label element: pressing the words of one would press the button too, and open the list. */}
        <span id={`${id}-label`} className={labelStyle} onClick={() => trigger.current?.focus()}>
          {label}
        </span>
      </FieldHeader>
      {/* Outside the button, which is the field's: findField and an ordinary form read it by its name. */}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      <Button
        ref={trigger}
        className={`${styles.control} ${size === 'large' ? styles.large : ''}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={describedBy(id, notes)}
        isDisabled={isDisabled}
        // A finger may be scrolling the page, so it opens when lifted; the others open at once.
        onPressStart={({ pointerType }) => {
          if (pointerType !== 'touch' && pointerType !== 'keyboard') openByPress();
        }}
        onPress={({ pointerType }) => {
          if (pointerType === 'touch' || pointerType === 'keyboard') openByPress();
        }}
      >
        {/* The words alone: an option's second line would make the field taller. */}
        <span id={`${id}-value`} className={styles.value} data-placeholder={chosen < 0 || undefined}>
          {items[chosen]?.label ?? placeholder}
        </span>
        <Chevron />
      </Button>
      <FieldNotes id={id} {...notes} />
      <Popover
        className={styles.popover}
        trigger="Select"
        triggerRef={trigger}
        placement="bottom start"
        offset={4}
        aria-labelledby={`${id}-label`}
        isOpen={isOpen}
        onOpenChange={(open) => !open && close()}
      >
        <OptionList
          items={items}
          value={value ?? undefined}
          labelledBy={`${id}-label`}
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
