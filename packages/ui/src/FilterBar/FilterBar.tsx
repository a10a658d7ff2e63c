import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { Popover } from '../Popover/index.ts';
import { chipWidth, fitChips } from './chipFit.ts';
import { FilterBarChip } from './FilterBarChip.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { filterMessages } from './filterMessages.ts';
import type { AnyValues, Filter, FilterValue, FilterValues } from './filters.ts';
import { formatFilter } from './formatFilter.ts';
import { FreeText } from './FreeText.tsx';
import * as styles from './FilterBar.css.ts';

export interface FilterBarProps<Filters extends readonly Filter[]> {
  /** Accessible name: "Filter orders". */
  label: string;
  /** Declare once with `defineFilters`. */
  filters: Filters;
  /** Current values, from `decodeFilters`. */
  values: FilterValues<Filters>;
  /** Write them to the URL with `encodeFilters`. */
  onChange: (values: FilterValues<Filters>) => void;
  /** Adds the text filter, and is its label: "Order, AWB, buyer or phone". */
  searchLabel?: string;
  /**
   * Called when Enter is pressed in the text filter, as a scanner does after a number. Returns why nothing was found, which is
   * shown below the field; the text still filters.
   */
  onSearch?: (text: string) => Promise<string | undefined>;
  /** At the end of the bar: views, columns, download. */
  actions?: ReactNode;
  /** Messages about an invalid link, from `decodeFilters`. */
  problems?: readonly string[];
}

const defaults = filterMessages.filterBar;
/** Pixels of the free text, and of "Clear all". */
const searchWidth = 268;
const clearWidth = 92;

/** Filters a list by text and chips, with the state in the URL. */
export function FilterBar<const Filters extends readonly Filter[]>(props: FilterBarProps<Filters>) {
  const words = useMessages('filterBar', defaults);
  const { label, filters, values, onChange, searchLabel, onSearch, actions, problems = [] } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const any: AnyValues = values;

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);

  function set(id: string, value: FilterValue | undefined) {
    const { [id]: _before, ...rest } = any;
    onChange({ ...rest, ...(value !== undefined && { [id]: value }) } as FilterValues<Filters>);
  }
  function clearAll() {
    const kept = filters.filter(({ isRequired = false }) => isRequired).map(({ id }) => [id, any[id]]);
    onChange(Object.fromEntries(kept) as FilterValues<Filters>);
    announce(words.cleared);
  }

  const isFiltered =
    filters.some(({ id, isRequired = false }) => any[id] !== undefined && !isRequired) || Boolean(values.q);
  const chips = filters.map((filter) => {
    const value = any[filter.id];
    const text = value === undefined ? undefined : formatFilter(filter, value);
    return { filter, value, text, width: chipWidth(filter.label, text), isOn: value !== undefined };
  });
  const taken = (searchLabel ? searchWidth : 0) + (isFiltered ? clearWidth : 0);
  // On a phone the text filter has its own line.
  const isPhone = width > 0 && width < 560;
  const room = width === 0 ? 0 : Math.max(isPhone ? width : 1, width - taken);
  const fits = fitChips(chips, room);
  const shown = chips.filter((_chip, place) => fits[place]);
  const rest = chips.filter((_chip, place) => !fits[place]);
  const said = problems.filter((problem) => !dismissed.includes(problem));

  return (
    <div
      className={styles.frame}
      role="group"
      aria-label={label}
      data-component="FilterBar"
      data-has-actions={Boolean(actions) || undefined}
    >
      <div ref={bar} className={styles.bar}>
        {searchLabel && (
          <div className={styles.search} data-own-line={isPhone || undefined}>
            <FreeText
              label={searchLabel}
              value={values.q ?? ''}
              onChange={(q) => set('q', q || undefined)}
              onSearch={onSearch}
            />
          </div>
        )}
        {shown.map(({ filter, value, text }) => (
          <FilterBarChip
            key={filter.id}
            filter={filter}
            value={value}
            text={text}
            onChange={(next) => set(filter.id, next)}
          />
        ))}
        {rest.length > 0 && (
          <Popover
            label={words.moreTitle}
            trigger={
              <Button size="small" variant="ghost">
                {words.more(rest.length)}
              </Button>
            }
          >
            <div className={styles.more}>
              {rest.map(({ filter, value }) => (
                <FilterEditor
                  key={filter.id}
                  filter={filter}
                  value={value}
                  onChange={(next) => set(filter.id, next)}
                />
              ))}
            </div>
          </Popover>
        )}
        {isFiltered && (
          <Button size="small" variant="ghost" onPress={clearAll}>
            {words.clearAll}
          </Button>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {said.length > 0 && (
        <div className={styles.problems}>
          <Callout tone="caution" onDismiss={() => setDismissed(problems)}>
            {said.join(' ')}
          </Callout>
        </div>
      )}
    </div>
  );
}
