import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import type { MouseEvent } from 'react';
import type { CellShape } from '../layout/cellProps.ts';
import type { DataGridColumn } from '../columns/columns.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import * as styles from './head.css.ts';
import type { DataGridSort } from '../columns/sorting.ts';
import type { Tracks } from '../layout/tracks.ts';

interface ColumnHeadingProps<Row> {
  column: DataGridColumn<Row>;
  shape: CellShape;
  sorts: readonly DataGridSort[];
  /** `isAdded`: Shift was pressed. */
  onSort: ((isAdded: boolean) => void) | undefined;
  tracks: Tracks<Row>;
  place: number;
  onResize: ((column: string, width: number) => void) | undefined;
}

/** Shows the sort direction, and the order with several columns. */
function SortMark({ order }: { order: number | undefined }) {
  const gridWords = useMessages('grid', gridMessages.grid);
  return (
    <>
      <svg className={styles.sortMark} viewBox="0 0 10 10" aria-hidden="true">
        <path d="M5 1.5v7M2 4.5l3-3 3 3" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      {order !== undefined && (
        <span className={styles.sortOrder}>
          <span aria-hidden="true">{order}</span>
          {order > 1 && <span className={styles.visuallyHidden}>{`, ${gridWords.sortPlace(order)}`}</span>}
        </span>
      )}
    </>
  );
}

/** A column header: a sort button and a resize handle. */
export function ColumnHeading<Row>(props: ColumnHeadingProps<Row>) {
  const { column, shape, sorts, onSort, tracks, place, onResize } = props;
  const isSortable = column.sortable === true && onSort !== undefined;
  const at = sorts.findIndex((sort) => sort.column === column.id);
  return (
    <th
      role="columnheader"
      {...shape}
      scope="col"
      aria-sort={isSortable ? (sorts[at]?.direction ?? 'none') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={(event: MouseEvent) => onSort(event.shiftKey)}
        >
          <span className={styles.headLabel}>{column.header}</span>
          <SortMark order={at >= 0 && sorts.length > 1 ? at + 1 : undefined} />
        </button>
      ) : (
        <span className={styles.headLabel}>{column.header}</span>
      )}
      {onResize && (
        <ResizeHandle
          column={column}
          tracks={tracks}
          place={place}
          onResize={(width) => onResize(column.id, width)}
        />
      )}
    </th>
  );
}
