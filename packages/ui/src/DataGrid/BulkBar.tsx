import { useEffect, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { announce } from '../announce/index.ts';
import { shellMessages } from '../shellMessages.ts';
import * as styles from './DataGrid.css.ts';
import { grouped } from './grouped.ts';
import { useSelectedCount, type GridSelection } from './selection.ts';

export interface BulkAction {
  id: string;
  /** A verb: "Allocate couriers". */
  label: string;
  onAction: () => void;
  /** The one action most selections end in. */
  isPrimary?: boolean;
  isDisabled?: boolean;
  /** Ignores presses while the work runs. */
  isPending?: boolean;
}

export interface BulkBarProps {
  selection: GridSelection;
  actions: readonly BulkAction[];
  /** Beside the count: the value and weight of what is selected. */
  summary?: ReactNode;
}

const words = shellMessages.grid;

/** What can be done with the selected rows. Stays in view while the list scrolls; absent when nothing is selected. */
export function BulkBar({ selection, actions, summary }: BulkBarProps) {
  const count = useSelectedCount(selection);

  useEffect(() => {
    if (count === 0) return undefined;
    // After the last of a quick run of ticks, not after each of them.
    const timer = setTimeout(() => announce(words.selected(grouped(count))), 400);
    return () => clearTimeout(timer);
  }, [count]);

  if (count === 0) return null;
  return (
    <div className={styles.bulkBar} role="group" aria-label={words.bulk} data-component="BulkBar">
      <span className={styles.bulkCount}>{words.selected(grouped(count))}</span>
      {summary !== undefined && <span className={styles.bulkSummary}>{summary}</span>}
      <Button
        className={styles.bulkAction}
        data-quiet=""
        aria-label={words.clear}
        onPress={() => selection.clear()}
      >
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </Button>
      <div className={styles.bulkActions}>
        {actions.map((action) => (
          <Button
            key={action.id}
            className={styles.bulkAction}
            data-primary={action.isPrimary || undefined}
            isDisabled={action.isDisabled ?? false}
            isPending={action.isPending ?? false}
            onPress={action.onAction}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
