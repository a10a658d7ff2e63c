import type { Messages } from '../../MessagesProvider/createMessages.tsx';
import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import type { PointerEventHandler } from 'react';
import { announce } from '../../announce/index.ts';
import { ColumnHeading } from './ColumnHeading.tsx';
import { gridMessages } from '../base/gridMessages.ts';
import { cellProps } from '../layout/cellProps.ts';
import { CardSort } from './CardSort.tsx';
import * as styles from './head.css.ts';
import { AllBox } from '../selection/SelectionBox.tsx';
import type { GridSelection } from '../selection/selection.ts';
import { nextSort, type DataGridSort } from '../columns/sorting.ts';
import type { DataGridColumn } from '../columns/columns.ts';
import type { Tracks } from '../layout/tracks.ts';

interface GridHeadProps<Row> {
  /** Until the width is known, the row only reserves space, to avoid a second layout. */
  isSettled: boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataGridColumn<Row>[];
  tracks: Tracks<Row>;
  selection: GridSelection | undefined;
  sorts: readonly DataGridSort[];
  onSort: ((sorts: readonly DataGridSort[]) => void) | undefined;
  isMultiSort: boolean;
  /** A header was pressed and may be dragged. */
  onPress: PointerEventHandler<HTMLElement>;
  /** Called with the final width; omitted if columns can't be resized. */
  onResize: ((column: string, width: number) => void) | undefined;
}

const defaults = gridMessages.grid;

/** Describes the sort order: "Value, highest first, then Order, lowest first". */
export function describeSort<Row>(
  sorts: readonly DataGridSort[],
  columns: readonly DataGridColumn<Row>[],
  words: Messages<typeof defaults>,
): string {
  return sorts
    .map(({ column, direction }) =>
      words.sortPart(columns.find(({ id }) => id === column)?.header ?? column, direction),
    )
    .join(words.sortThen);
}

/** The sticky header row: select-all checkbox and columns. */
export function GridHeader<Row>(props: GridHeadProps<Row>) {
  const words = useMessages('grid', defaults);
  const { rows, rowKey, columns, selection, sorts, onSort, isMultiSort, onResize, onPress } = props;
  const { tracks, isSettled } = props;

  function sortBy(next: readonly DataGridSort[]) {
    onSort?.(next);
    announce(words.sortedBy(describeSort(next, columns, words)));
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
              {track.kind === 'expander' && <span className={styles.visuallyHidden}>{words.details}</span>}
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
