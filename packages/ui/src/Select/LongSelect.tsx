import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { announce } from '../announce/index.ts';
import { Chevron, type ChoiceItem } from '../Choice/ChoiceFrame.tsx';
import * as styles from '../Choice/choice.css.ts';
import { matching } from '../Choice/matching.ts';
import * as list from '../Choice/OptionList.css.ts';
import { OptionList } from '../Choice/OptionList.tsx';
import { OptionSearch } from '../Choice/OptionSearch.tsx';
import { useActiveOption } from '../Choice/useActiveOption.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { messages } from '../messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { SelectProps } from './Select.tsx';

/**
 * A select of more things than can be looked through: it opens on a search, and draws only the options in sight.
 * React Aria's own would make all of them before it shows the first.
 */
export function LongSelect({
  items,
  value,
  onChange,
  placeholder = messages.multiSelect.choose,
  size = 'medium',
  label,
  isDisabled = false,
  ...field
}: SelectProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = items.find(({ id }) => id === value);

  return (
    <FieldGroup {...field} label={label} isDisabled={isDisabled} component="Select">
      <Button
        ref={trigger}
        className={`${styles.control} ${size === 'large' ? styles.large : ''}`}
        isDisabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-invalid={field.errorMessage ? true : undefined}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
          else event.continuePropagation();
        }}
      >
        <span className={styles.value} data-placeholder={chosen ? undefined : true}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {chosen?.label ?? placeholder}
        </span>
        <Chevron />
      </Button>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className={`${styles.popover} ${list.popover}`}
        offset={4}
        placement="bottom start"
      >
        <Dialog className={list.dialog} aria-label={label}>
          <Options
            label={label}
            items={items}
            value={value ?? undefined}
            onChoose={(id) => {
              setOpen(false);
              onChange?.(id);
            }}
          />
        </Dialog>
      </Popover>
    </FieldGroup>
  );
}

interface OptionsProps {
  label: string;
  items: readonly ChoiceItem[];
  value: string | undefined;
  onChoose: (id: string) => void;
}

function Options({ label, items, value, onChoose }: OptionsProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => matching(items, typed), [items, typed]);
  const selected = useMemo(() => new Set(value ? [value] : []), [value]);
  const { active, setActive, onKey } = useActiveOption(
    shown,
    items.findIndex((item) => item.id === value),
  );

  function search(next: string) {
    const found = matching(items, next);
    setTyped(next);
    // The first match is one Enter away.
    setActive(next === '' ? -1 : found.findIndex((item) => !item.isDisabled));
    announce(messages.options.found(found.length));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (onKey(event, true) || event.key !== 'Enter') return;
    event.preventDefault();
    const item = shown[active];
    if (item && !item.isDisabled) onChoose(item.id);
  }

  return (
    <>
      <div className={list.head}>
        <OptionSearch
          id={id}
          label={label}
          typed={typed}
          onType={search}
          active={active}
          hasOptions={shown.length > 0}
          onKeyDown={onKeyDown}
        />
      </div>
      <OptionList
        id={id}
        label={label}
        items={shown}
        selected={selected}
        active={active}
        onChoose={(item) => onChoose(item.id)}
        emptyText={messages.options.nothing}
      />
    </>
  );
}
