import type { DataGridColumn } from './columns.ts';
import { gridMessages } from './gridMessages.ts';
import * as styles from './head.css.ts';
import { sortDirections, type DataGridSort } from './sorting.ts';

interface CardSortProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  sorts: readonly DataGridSort[];
  onSort: ((sorts: readonly DataGridSort[]) => void) | undefined;
}

const words = gridMessages.grid;

/** Sorting where there are no headings to press: the phone's own list of every order. */
export function CardSort<Row>({ columns, sorts, onSort }: CardSortProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0)
    return columns.find((column) => column.isRowHeader)?.header ?? words.details;
  const first = sorts[0];
  return (
    <label className={styles.cardSort}>
      <span>{words.sort}</span>
      <select
        className={styles.cardSortField}
        value={first ? `${first.direction} ${first.column}` : ''}
        onChange={({ target }) => {
          const [direction, column] = target.value.split(/ (.*)/s);
          const known = sortDirections.find((each) => each === direction);
          if (known && column) onSort([{ column, direction: known }]);
        }}
      >
        {!first && <option value="">{words.unsorted}</option>}
        {sortable.flatMap(({ id, header }) =>
          sortDirections.map((direction) => (
            <option key={`${direction} ${id}`} value={`${direction} ${id}`}>
              {words.sortPart(header, direction)}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
