import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ChoiceItem } from '../Choice/choices.tsx';
import * as styles from '../Choice/choice.css.ts';
import { createTypeahead } from './typeahead.ts';

export type OpenedAt = 'chosen' | 'first' | 'last';

interface OptionListProps {
  items: readonly ChoiceItem[];
  /** ID of the selected item. */
  value: string | undefined;
  labelledBy: string;
  openedAt: OpenedAt;
  onChoose: (item: ChoiceItem) => void;
  onClose: () => void;
}

/** Options rendered first; others follow. */
const firstBatch = 40;

interface OptionProps {
  item: ChoiceItem;
  index: number;
  count: number;
  isChosen: boolean;
  /** Prefix of the IDs of its two lines. */
  id: string;
}

/** Stateless and without handlers: the list handles events, so that 500 options are fast. */
const Option = memo(function Option({ item, index, count, isChosen, id }: OptionProps) {
  const hasTwoLines = item.description !== undefined;
  return (
    <div
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={isChosen}
      aria-disabled={item.isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-labelledby={hasTwoLines ? `${id}-label` : undefined}
      aria-describedby={hasTwoLines ? `${id}-below` : undefined}
      data-index={index}
      data-selected={isChosen || undefined}
      data-disabled={item.isDisabled || undefined}
    >
      {hasTwoLines ? (
        <span className={styles.optionWords}>
          <span id={`${id}-label`}>{item.label}</span>
          <span id={`${id}-below`} className={styles.optionBelow}>
            {item.description}
          </span>
        </span>
      ) : (
        item.label
      )}
    </div>
  );
});

const optionOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

/** Scrolls only the list: scrolling the page would close the popover. */
function bringIntoSight(list: HTMLElement, option: HTMLElement) {
  const frame = list.getBoundingClientRect();
  const place = option.getBoundingClientRect();
  if (place.top < frame.top) list.scrollTop += place.top - frame.top;
  else if (place.bottom > frame.bottom) list.scrollTop += place.bottom - frame.bottom;
}

/** The open list, with focus on an option. */
export function OptionList({ items, value, labelledBy, openedAt, onChoose, onClose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [typeahead] = useState(createTypeahead);
  const [drawn, setDrawn] = useState(() => firstBatch + items.findIndex((item) => item.id === value));

  const canBe = (index: number) => items[index] !== undefined && !items[index].isDisabled;
  /** Returns the first enabled option from an index; -1 for none. */
  const nearest = (from: number, step: 1 | -1) => {
    let index = from;
    while (index >= 0 && index < items.length && !canBe(index)) index += step;
    return canBe(index) ? index : -1;
  };

  function focus(index: number) {
    if (index < 0) return;
    if (index >= drawn) flushSync(() => setDrawn(items.length));
    const option = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    option?.focus({ preventScroll: true });
    if (option && list.current) bringIntoSight(list.current, option);
  }

  useLayoutEffect(() => {
    const chosen = items.findIndex((item) => item.id === value && !item.isDisabled);
    if (openedAt === 'last') focus(nearest(items.length - 1, -1));
    else if (openedAt === 'chosen' && chosen >= 0) focus(chosen);
    else if (canBe(nearest(0, 1))) focus(nearest(0, 1));
    else list.current?.focus();
    // Once, when it opens: from then on the focus is the user's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (drawn < items.length) startTransition(() => setDrawn(items.length));
  }, [drawn, items.length]);

  function choose(index: number) {
    const item = items[index];
    if (item && !item.isDisabled) onChoose(item);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = Number(optionOf(event.target)?.dataset['index'] ?? -1);
    const height = optionOf(event.target)?.offsetHeight ?? 32;
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / height) - 1);
    const last = items.length - 1;
    const isTyping = typeahead.isTyping(event.timeStamp);
    if (event.key === 'ArrowDown') focus(nearest(at + 1, 1));
    else if (event.key === 'ArrowUp') focus(nearest(at - 1, -1));
    else if (event.key === 'Home') focus(nearest(0, 1));
    else if (event.key === 'End') focus(nearest(last, -1));
    else if (event.key === 'PageDown') focus(nearest(Math.min(last, at + page), -1));
    else if (event.key === 'PageUp') focus(nearest(Math.max(0, at - page), 1));
    else if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) choose(at);
    else if (event.key === 'Tab') onClose();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      focus(typeahead.find(event.key, items, at, event.timeStamp));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      className={styles.list}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onClick={(event: MouseEvent) => choose(Number(optionOf(event.target)?.dataset['index'] ?? -1))}
      onPointerMove={(event: PointerEvent) => {
        const option = optionOf(event.target);
        if (option && event.pointerType === 'mouse' && document.activeElement !== option)
          option.focus({ preventScroll: true });
      }}
    >
      {items.slice(0, drawn).map((item, index) => (
        <Option
          key={item.id}
          item={item}
          index={index}
          count={items.length}
          isChosen={item.id === value}
          id={`${labelledBy}-${index}`}
        />
      ))}
    </div>
  );
}
