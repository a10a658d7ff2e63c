import { memo, useCallback, useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import type { ChoiceItem } from './choices.tsx';
import { none, optionBelow } from './choice.css.ts';
import * as styles from './WindowedOptions.css.ts';

/** Longer lists are windowed. */
const windowedFrom = 50;
/** Extra rows rendered at each edge. */
const beyond = 6;
/** Rows rendered before measuring. */
const first = 14;

export interface WindowedOptionsProps {
  /** Prefix of the IDs of its parts; see `optionId`. */
  id: string;
  label: string;
  items: readonly ChoiceItem[];
  selected: ReadonlySet<string>;
  /** Shows checkboxes for multiple selection. */
  isMultiple?: boolean;
  /** Index of the active option; -1 for none. */
  active: number;
  onChoose: (item: ChoiceItem, place: number) => void;
  /** Shown without options. */
  emptyText: string;
}

/** Returns the ID of an option, for `aria-activedescendant`. */
export const optionId = (id: string, place: number) => (place < 0 ? undefined : `${id}-option-${place}`);

const isCoarse = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Returns the row height: two lines if any option has two. */
function rowHeightOf(items: readonly ChoiceItem[]): number {
  const height = items.some(({ description }) => description) ? 50 : 34;
  return isCoarse() ? height + 10 : height;
}

/**
 * Options controlled by a search box or button that keeps focus. React Aria's list box builds a collection of
 * all options before rendering the first, too slow for 500 options.
 */
export function WindowedOptions({
  id,
  label,
  items,
  selected,
  isMultiple = false,
  active,
  onChoose,
  emptyText,
}: WindowedOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isWindowed = items.length > windowedFrom;
  const rowHeight = isWindowed ? rowHeightOf(items) : undefined;
  const [range, setRange] = useState<readonly [number, number]>([0, first]);
  const [from, to] =
    rowHeight === undefined
      ? [0, items.length]
      : [Math.min(range[0], items.length), Math.min(range[1], items.length)];

  const total = items.length;
  const draw = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => {
      if (rowHeight === undefined) return;
      const top = Math.max(0, Math.floor(scrollTop / rowHeight) - beyond);
      const bottom = Math.min(total, Math.ceil((scrollTop + clientHeight) / rowHeight) + beyond);
      setRange((now) => (now[0] === top && now[1] === bottom ? now : [top, bottom]));
    },
    [rowHeight, total],
  );

  // Scrolls to the top on a new search, and keeps the active option visible.
  useLayoutEffect(() => {
    const area = list.current;
    if (!area) return;
    if (active < 0) area.scrollTop = 0;
    else if (rowHeight === undefined)
      area.querySelector(`#${CSS.escape(`${id}-option-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
    else {
      const top = active * rowHeight;
      if (top < area.scrollTop) area.scrollTop = top;
      else if (top + rowHeight > area.scrollTop + area.clientHeight)
        area.scrollTop = top + rowHeight - area.clientHeight;
    }
    draw(area);
  }, [active, rowHeight, id, draw]);

  if (items.length === 0) return <div className={none}>{emptyText}</div>;
  const space = (rows: number) =>
    rows > 0 &&
    rowHeight !== undefined && <div role="presentation" style={{ blockSize: rows * rowHeight }} />;
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      className={styles.list}
      onScroll={(event: UIEvent<HTMLDivElement>) => draw(event.currentTarget)}
    >
      {space(from)}
      {items.slice(from, to).map((item, index) => (
        <Option
          key={item.id}
          id={`${id}-option-${from + index}`}
          item={item}
          place={from + index}
          count={items.length}
          height={rowHeight}
          isSelected={selected.has(item.id)}
          isActive={active === from + index}
          isMultiple={isMultiple}
          onChoose={onChoose}
        />
      ))}
      {space(items.length - to)}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: ChoiceItem;
  place: number;
  count: number;
  /** Fixed if the list is windowed. */
  height: number | undefined;
  isSelected: boolean;
  isActive: boolean;
  isMultiple: boolean;
  onChoose: WindowedOptionsProps['onChoose'];
}

const Option = memo(function Option({
  id,
  item,
  place,
  count,
  height,
  isSelected,
  isActive,
  isMultiple,
  onChoose,
}: OptionProps) {
  const isWindowed = height !== undefined;
  const line = isWindowed ? styles.oneLine : undefined;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={item.isDisabled || undefined}
      {...(isWindowed && { 'aria-posinset': place + 1, 'aria-setsize': count, title: item.label })}
      data-active={isActive || undefined}
      data-ticked={isMultiple || undefined}
      className={isWindowed ? `${styles.option} ${styles.inWindow}` : styles.option}
      style={isWindowed ? { blockSize: height } : undefined}
      // Keeps focus where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !item.isDisabled && onChoose(item, place)}
    >
      {isMultiple && (
        <span className={styles.tick} aria-hidden="true">
          {isSelected && (
            <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="2">
              <path d="m2.5 6.3 2.3 2.3 4.7-5" />
            </svg>
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={line}>{item.label}</span>
        {item.description && (
          <span className={line === undefined ? optionBelow : `${optionBelow} ${line}`}>
            {item.description}
          </span>
        )}
      </span>
    </div>
  );
});
