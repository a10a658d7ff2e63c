import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { announce } from '../../announce/index.ts';
import { CloseIcon } from '../../icons/index.ts';
import * as styles from './bulk.css.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { formatCount } from '../../formatCount.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { useResultCounts, type RowResults } from './rowResults.ts';
import { useSelectedCount, type GridSelection } from '../selection/selection.ts';
import { useBottomInset } from '../layout/useBottomInset.ts';

export interface BulkAction {
  id: string;
  /** A verb and object: "Allocate couriers". */
  label: string;
  onAction: () => void;
  /** The primary action. */
  isPrimary?: boolean;
  isDisabled?: boolean;
  /** Ignores clicks while pending. */
  isPending?: boolean;
}

export interface BulkBarProps {
  selection: GridSelection;
  actions: readonly BulkAction[];
  /** Beside the count, for example total value and weight. */
  summary?: ReactNode;
  /** Offers to select all matching rows on all pages. Actions must then use `selection.scope()`. */
  matching?: {
    /** Matching rows. */
    total: number;
    /** Loaded rows; the offer appears when all are selected. */
    loaded: number;
    /** `total` is where counting stopped; there may be more: "10,000+". @default false */
    isLeast?: boolean;
  };
  /** Results of the last action, with a retry for failed rows. */
  results?: RowResults;
}

const defaults = gridMessages.bulk;

/**
 * Actions for selected rows and their results. It has its own space below the list, or sticks to the bottom
 * of the window if the page scrolls.
 */
export function BulkBar({ selection, actions, summary, matching, results }: BulkBarProps) {
  const words = useMessages('bulk', defaults);
  const count = useSelectedCount(selection);
  const { running, done, failed } = useResultCounts(results);
  const hasResults = running + done + failed > 0;
  const isShown = count > 0 || hasResults;
  const foot = useRef<HTMLDivElement>(null);
  useBottomInset(foot, isShown);

  useEffect(() => {
    if (count === 0) return undefined;
    // Announces once after several quick changes.
    const timer = setTimeout(() => announce(words.selected(formatCount(count))), 400);
    return () => clearTimeout(timer);
  }, [count, words]);

  if (!isShown) return null;
  const formatMatching = (matches: number) => `${formatCount(matches)}${matching?.isLeast ? '+' : ''}`;
  const isMatching = selection.scope().kind === 'matching';
  const canMatch = matching && !isMatching && matching.total > matching.loaded && count >= matching.loaded;
  return (
    <div ref={foot} className={styles.bulkFoot}>
      <div className={styles.bulkBar} role="group" aria-label={words.label} data-component="BulkBar">
        {results && hasResults && <BulkOutcome results={results} selection={selection} />}
        {count > 0 && (
          <>
            <span className={styles.bulkCount}>
              {isMatching ? words.allMatching(formatMatching(count)) : words.selected(formatCount(count))}
            </span>
            {summary !== undefined && !isMatching && <span className={styles.bulkSummary}>{summary}</span>}
            {canMatch && (
              <Button
                className={styles.bulkAction}
                data-plain=""
                onPress={() => selection.selectMatching(matching.total)}
              >
                {words.selectMatching(formatMatching(matching.total))}
              </Button>
            )}
            <Button
              className={styles.bulkAction}
              data-quiet=""
              aria-label={words.clear}
              onPress={() => selection.clear()}
            >
              <CloseIcon size={16} />
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
          </>
        )}
      </div>
    </div>
  );
}
