import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { useId, useImperativeHandle, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { Chevron, type ChoiceItem } from '../Choice/choices.tsx';
import { Chips } from '../Choice/Chips.tsx';
import { popover } from '../Choice/choice.css.ts';
import { matching } from '../Choice/matching.ts';
import * as list from '../Choice/WindowedOptions.css.ts';
import { WindowedOptions } from '../Choice/WindowedOptions.tsx';
import { OptionSearch } from '../Choice/OptionSearch.tsx';
import { useActiveOption } from '../Choice/useActiveOption.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { FieldBox } from '../Field/FieldFrame.tsx';
import type { FieldProps, ValueProps } from '../Field/FieldProps.ts';
import { useValue } from '../Field/useValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './MultiSelect.css.ts';

interface MultiSelectOptions extends FieldProps<HTMLButtonElement> {
  /** The options: any number, since only visible ones are rendered. */
  items: readonly ChoiceItem[];
  /** Shown while nothing is selected. @default 'Choose' */
  placeholder?: string;
  /** Chips shown in the field; the others are counted. @default 6 */
  maxChips?: number;
  /** The items are loading. */
  isLoading?: boolean;
}

/** IDs in order of selection. */
export type MultiSelectProps = MultiSelectOptions & ValueProps<readonly string[], string[]>;

const defaults = inputMessages.multiSelect;
const nothing: readonly string[] = [];

/**
 * Any number of many options: states, couriers, SKUs. Opens a searchable list; the field shows the selected
 * ones.
 */
export function MultiSelect({ ref, ...props }: MultiSelectProps) {
  const words = useMessages('multiSelect', defaults);
  const { items, placeholder = words.choose, maxChips = 6, isLoading = false, size, ...field } = props;
  const [value = nothing, setValue] = useValue(props);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => opener.current!);
  const labels = useMemo(() => new Map(items.map((item) => [item.id, item.label])), [items]);
  const chips = value.slice(0, maxChips).map((id) => ({ id, label: labels.get(id) ?? id }));
  const hidden = value.length - chips.length;

  function remove(ids: ReadonlySet<string>) {
    setValue(value.filter((id) => !ids.has(id)));
    // React Aria focuses the next chip; after the last one there is none.
    if (ids.size >= value.length) opener.current?.focus();
  }

  return (
    <FieldGroup {...field} component="MultiSelect">
      <div ref={box}>
        <FieldBox size={size} isDisabled={field.isDisabled} isInvalid={Boolean(field.errorMessage)}>
          {chips.length > 0 && (
            <div
              className={styles.content}
              // Clicking empty space opens it too; the keyboard uses the button.
              onClick={(event) => event.target === event.currentTarget && setOpen(!field.isDisabled)}
            >
              <Chips label={field.label} items={chips} onRemove={field.isDisabled ? undefined : remove} />
            </div>
          )}
          <AriaButton
            ref={opener}
            className={styles.opener}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            isDisabled={field.isDisabled ?? false}
            onPress={() => setOpen(!isOpen)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setOpen(true);
              else event.continuePropagation();
            }}
            {...(value.length === 0 && { 'data-placeholder': true })}
          >
            <span>
              <VisuallyHidden>{words.opener(field.label, value.length)} </VisuallyHidden>
              {value.length === 0 ? placeholder : hidden > 0 && words.more(hidden)}
            </span>
            <Chevron />
          </AriaButton>
        </FieldBox>
      </div>
      <Popover
        triggerRef={box}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className={`${popover} ${list.popover}`}
        offset={4}
        placement="bottom start"
      >
        <Dialog className={list.dialog} aria-label={field.label}>
          <Options
            label={field.label}
            items={items}
            value={value}
            onChange={setValue}
            isLoading={isLoading}
          />
        </Dialog>
      </Popover>
    </FieldGroup>
  );
}

interface OptionsProps {
  label: string;
  items: readonly ChoiceItem[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  isLoading: boolean;
}

function Options({ label, items, value, onChange, isLoading }: OptionsProps) {
  const optionsMessages = useMessages('options', inputMessages.options);
  const words = useMessages('multiSelect', defaults);
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => matching(items, typed), [items, typed]);
  const selected = useMemo(() => new Set(value), [value]);
  const { active, setActive, onKey } = useActiveOption(shown);
  const free = shown.filter((item) => !item.isDisabled);
  const isEveryShown = free.length > 0 && free.every((item) => selected.has(item.id));

  function search(next: string) {
    setTyped(next);
    setActive(-1);
    announce(optionsMessages.found(matching(items, next).length));
  }
  function toggle(item: ChoiceItem, place: number) {
    setActive(place);
    onChange(selected.has(item.id) ? value.filter((id) => id !== item.id) : [...value, item.id]);
  }
  function toggleShown() {
    const ids = new Set(free.map((item) => item.id));
    const others = value.filter((id) => !ids.has(id));
    const next = isEveryShown ? others : [...others, ...ids];
    onChange(next);
    announce(words.chosen(next.length));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (onKey(event, true) || event.key !== 'Enter') return;
    event.preventDefault();
    const item = shown[active];
    if (item) toggle(item, active);
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
        {free.length > 0 && (
          <Button size="small" variant="ghost" tone="accent" onPress={toggleShown}>
            {isEveryShown ? words.clearShown(free.length) : words.selectShown(free.length, typed !== '')}
          </Button>
        )}
      </div>
      <WindowedOptions
        id={id}
        label={label}
        items={shown}
        selected={selected}
        isMultiple
        active={active}
        onChoose={toggle}
        emptyText={isLoading ? optionsMessages.loading : optionsMessages.nothing}
      />
      <div className={styles.foot}>
        <span>{words.chosen(value.length)}</span>
        {value.length > 0 && (
          <Button size="small" variant="ghost" onPress={() => onChange([])}>
            {words.clear}
          </Button>
        )}
      </div>
    </>
  );
}
