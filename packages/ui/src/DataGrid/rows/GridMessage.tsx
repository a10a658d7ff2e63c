import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import type { ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from '../layout/row.css.ts';
import type { Track } from '../layout/tracks.ts';
import { cellProps } from '../layout/cellProps.ts';

interface SkeletonRowsProps<Row> {
  count: number;
  tracks: readonly Track<Row>[];
  lines: 1 | 2;
}

const widths = ['62%', '48%', '70%', '55%'];

/** Skeleton rows with the layout of real ones. */
export function SkeletonRows<Row>({ count, tracks, lines }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} className={styles.skeletonRow} aria-hidden="true">
      {tracks.map((track, place) => {
        const { tabIndex: _tabIndex, ...shape } = cellProps(track, place);
        return (
          <td key={track.id} {...shape}>
            {(track.kind === 'column' || track.kind === 'card') && (
              <>
                <span className={styles.bone} style={{ inlineSize: widths[(row + place) % widths.length] }} />
                {lines === 2 && <span className={styles.bone} style={{ inlineSize: '36%' }} />}
              </>
            )}
          </td>
        );
      })}
    </tr>
  ));
}

export interface GridEmptiness {
  /** Error message. */
  error: string | undefined;
  onRetry: (() => void) | undefined;
  /** Whom to ask for access. */
  noPermission: string | undefined;
  /** Clears the filters. */
  onClearFilters: (() => void) | undefined;
  empty: ReactNode;
}

/** Explains why there are no rows: no permission, error, no match, or empty. */
export function EmptyRows({ error, onRetry, noPermission, onClearFilters, empty }: GridEmptiness) {
  const gridWords = useMessages('grid', gridMessages.grid);
  if (noPermission !== undefined) return <EmptyState kind="no-permission" description={noPermission} />;
  if (error !== undefined)
    return <EmptyState kind="error" description={error} {...(onRetry && { onRetry })} />;
  if (onClearFilters)
    return (
      <EmptyState
        kind="no-match"
        action={<Button onPress={onClearFilters}>{gridWords.clearFilters}</Button>}
      />
    );
  return empty ?? <EmptyState title={gridWords.emptyTitle} />;
}

/** A message instead of rows, as wide as the visible part of the grid. */
export function GridMessage({ children }: { children: ReactNode }) {
  return (
    <tr role="row" className={styles.messageRow}>
      <td role="gridcell" className={styles.message}>
        {children}
      </td>
    </tr>
  );
}
