import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/index.ts';
import { structureMessages } from '../structureMessages.ts';
import * as styles from './SortableList.css.ts';
import { useSorting, type SortableMove } from './useSorting.ts';

const defaults = structureMessages.sortable;

export interface SortableListProps<T extends { id: string }> {
  /** Names the sorted items: "Rules in order of priority". */
  label: string;
  items: readonly T[];
  /** Accessible name of an item: "COD under ₹500". */
  getLabel: (item: T) => string;
  /** Content of a row; `position` counts from 1. */
  children: (item: T, position: number) => ReactNode;
  /** Called once on drop, with IDs in their new order. */
  onReorder: (ids: string[], move: SortableMove) => void;
  /** Read-only. @default false */
  isDisabled?: boolean;
}

/** A list sorted by dragging, keyboard or two buttons per row. */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const words = useMessages('sortable', defaults);
  const { label, items, getLabel, children, onReorder, isDisabled = false } = props;
  const helpId = useId();
  const byId = new Map(items.map((item) => [item.id, item]));
  const name = (id: string) => {
    const item = byId.get(id);
    return item ? getLabel(item) : '';
  };
  const sorting = useSorting(
    items.map(({ id }) => id),
    name,
    onReorder,
  );

  return (
    <div data-component="SortableList">
      <ol className={styles.list} aria-label={label} {...sorting.list}>
        {sorting.order.map((id, index) => {
          const item = byId.get(id);
          if (!item) return null;
          const isFirst = index === 0;
          const isLast = index === items.length - 1;
          return (
            <li
              key={id}
              className={styles.row}
              data-id={id}
              data-lifted={sorting.liftedId === id || undefined}
            >
              {!isDisabled && (
                <button
                  type="button"
                  className={styles.handle}
                  data-part="handle"
                  aria-label={words.handle(getLabel(item))}
                  aria-describedby={helpId}
                  aria-pressed={sorting.liftedId === id}
                  {...sorting.handle(id)}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
                    <path d="M5 3h2v2H5zm4 0h2v2H9zM5 7h2v2H5zm4 0h2v2H9zm-4 4h2v2H5zm4 0h2v2H9z" />
                  </svg>
                </button>
              )}
              <div className={styles.content}>{children(item, index + 1)}</div>
              {!isDisabled && (
                <div className={styles.steps}>
                  {/* At an end a button keeps focus: aria-disabled instead of disabled. */}
                  <button
                    type="button"
                    className={styles.step}
                    data-part="up"
                    aria-label={words.up(getLabel(item))}
                    aria-disabled={isFirst}
                    onClick={() => sorting.step(id, 'up')}
                  >
                    <ChevronUpIcon size={16} />
                  </button>
                  <button
                    type="button"
                    className={styles.step}
                    data-part="down"
                    aria-label={words.down(getLabel(item))}
                    aria-disabled={isLast}
                    onClick={() => sorting.step(id, 'down')}
                  >
                    <ChevronDownIcon size={16} />
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {!isDisabled && <VisuallyHidden id={helpId}>{words.help}</VisuallyHidden>}
    </div>
  );
}
