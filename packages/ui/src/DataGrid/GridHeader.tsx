import type { PointerEventHandler } from 'react';
import { announce } from '../announce/index.ts';
import { ColumnHeading } from './ColumnHeading.tsx';
import { gridMessages } from './gridMessages.ts';
import { cellProps } from './cellProps.ts';
import { CardSort } from './CardSort.tsx';
import * as styles from './head.css.ts';
import { AllBox } from './SelectionBox.tsx';
import type { GridSelection } from './selection.ts';
import { nextSort, type DataGridSort } from './sorting.ts';
import type { DataGridColumn } from './columns.ts';
import type { Tracks } from './tracks.ts';

interface GridHeadProps<Row> {
  /** Until the grid knows its width the row only keeps its place: no heading is laid out twice. */
  isSettled: boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataGridColumn<Row>[];
  tracks: Tracks<Row>;
  selection: GridSelection | undefined;
  sorts: readonly DataGridSort[];
  onSort: ((sorts: readonly DataGridSort[]) => void) | undefined;
  isMultiSort: boolean;
  /** A heading is pressed, and may be dragged from there. */
  onPress: PointerEventHandler<HTMLElement>;
  /** Final width of a column that was pulled; absent where widths cannot be changed. */
  onResize: ((column: string, width: number) => void) | undefined;
}

const words = gridMessages.grid;

/** The order of a list in words: "Value, highest first, then Order, lowest first". */
export function sortWords<Row>(
  sorts: readonly DataGridSort[],
  columns: readonly DataGridColumn<Row>[],
): string {
  return sorts
    .map(({ column, direction }) =>
      words.sortPart(columns.find(({ id }) => id === column)?.header ?? column, direction),
    )
    .join(words.sortThen);
}

/** The sticky heading row: the box for all rows, then the columns, sortable ones as buttons. */
export function GridHeader<Row>(props: GridHeadProps<Row>) {
  const { rows, rowKey, columns, selection, sorts, onSort, isMultiSort, onResize, onPress } = props;
  const { tracks, isSettled } = props;

  function sortBy(next: readonly DataGridSort[]) {
    onSort?.(next);
    announce(words.sortedBy(sortWords(next, columns)));
  }

  return (
    <thead role="rowgroup" className={styles.head} onPointerDown={onPress}>
      <tr role="row" className={styles.headRow} data-row-index={-1} aria-rowindex={1}>
        {(isSettled ? tracks.list : []).map((track, place) => {
          const shape = { ...cellProps(track, place), className: styles.headCell };
          if (track.kind === 'column')
            return (
              <ColumnHeading
                key={track.id}
                column={track.column}
                shape={shape}
                sorts={sorts}
                onSort={onSort && ((isAdded) => sortBy(nextSort(sorts, track.id, isAdded && isMultiSort)))}
                tracks={tracks}
                place={place}
                onResize={onResize}
              />
            );
          return (
            <th key={track.id} role="columnheader" {...shape} scope="col">
              {track.kind === 'box' && selection && (
                <AllBox selection={selection} rows={rows} rowKey={rowKey} />
              )}
              {track.kind === 'expander' && <span className={styles.hiddenWords}>{words.details}</span>}
              {track.kind === 'result' && words.result}
              {track.kind === 'card' && (
                <CardSort columns={columns} sorts={sorts} onSort={onSort && sortBy} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
