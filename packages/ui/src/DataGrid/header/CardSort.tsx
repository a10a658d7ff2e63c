import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { Select } from '../../Select/index.ts';
import type { DataGridColumn } from '../columns/columns.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from './head.css.ts';
import { sortDirections, type DataGridSort } from '../columns/sorting.ts';

interface CardSortProps<Row> {
  columns: readonly DataGridColumn<Row>[];
  sorts: readonly DataGridSort[];
  onSort: ((sorts: readonly DataGridSort[]) => void) | undefined;
}

const defaults = gridMessages.grid;

/** Sort field for cards, which have no headers. */
export function CardSort<Row>({ columns, sorts, onSort }: CardSortProps<Row>) {
  const words = useMessages('grid', defaults);
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0)
    return columns.find((column) => column.isRowHeader)?.header ?? words.details;
  const orders = sortable.flatMap(({ id, header }) =>
    sortDirections.map((direction) => ({
      id: `${direction} ${id}`,
      label: words.sortPart(header, direction),
      sort: { column: id, direction },
    })),
  );
  const first = sorts[0];
  return (
    <div className={styles.cardSort}>
      {/* The field has the same accessible label. */}
      <span aria-hidden="true">{words.sort}</span>
      <Select
        label={words.sort}
        isLabelHidden
        items={orders}
        value={first ? `${first.direction} ${first.column}` : ''}
        placeholder={words.unsorted}
        onChange={(chosen) => {
          const order = orders.find(({ id }) => id === chosen);
          if (order) onSort([order.sort]);
        }}
      />
    </div>
  );
}
