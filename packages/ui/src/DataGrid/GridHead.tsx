import { shellMessages } from '../shellMessages.ts';
import type { DataGridColumn } from './columns.ts';
import * as styles from './DataGrid.css.ts';
import { AllBox } from './SelectionBox.tsx';
import type { GridSelection } from './selection.ts';

export const sortDirections = ['ascending', 'descending'] as const;

export interface DataGridSort {
  /** Id of the column. */
  column: string;
  direction: (typeof sortDirections)[number];
}

interface GridHeadProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataGridColumn<Row>[];
  isCard: boolean;
  selection: GridSelection | undefined;
  sort: DataGridSort | undefined;
  onSort: ((sort: DataGridSort) => void) | undefined;
}

const words = shellMessages.grid;

function SortMark() {
  return (
    <svg className={styles.sortMark} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M5 1.5v7M2 4.5l3-3 3 3" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

/** The sticky heading row: the box for all rows, then the columns, sortable ones as buttons. */
export function GridHead<Row>({
  rows,
  rowKey,
  columns,
  isCard,
  selection,
  sort,
  onSort,
}: GridHeadProps<Row>) {
  function press(column: string) {
    const isSame = sort?.column === column;
    onSort?.({ column, direction: isSame && sort.direction === 'ascending' ? 'descending' : 'ascending' });
  }

  return (
    <thead>
      <tr data-row-index={-1} aria-rowindex={1}>
        {selection && (
          <th className={styles.headCell} data-grid-cell="" scope="col" tabIndex={-1}>
            <AllBox selection={selection} rows={rows} rowKey={rowKey} label={words.selectAll} />
          </th>
        )}
        {isCard ? (
          <th className={styles.headCell} data-grid-cell="" scope="col" tabIndex={-1}>
            {columns.find((column) => column.isRowHeader)?.header ?? words.details}
          </th>
        ) : (
          columns.map((column) => {
            const isSortable = column.sortable === true && onSort !== undefined;
            const direction = sort?.column === column.id ? sort.direction : 'none';
            return (
              <th
                key={column.id}
                className={styles.headCell}
                data-grid-cell=""
                data-align={column.align ?? 'start'}
                scope="col"
                tabIndex={-1}
                aria-sort={isSortable ? direction : undefined}
              >
                {isSortable ? (
                  <button type="button" className={styles.sortButton} onClick={() => press(column.id)}>
                    {column.header}
                    <SortMark />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            );
          })
        )}
      </tr>
    </thead>
  );
}
