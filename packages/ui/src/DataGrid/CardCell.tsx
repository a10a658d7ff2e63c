import { cardColumns, type DataGridColumn } from './columns.ts';
import * as styles from './row.css.ts';

interface CardCellProps<Row> {
  row: Row;
  columns: readonly DataGridColumn<Row>[];
}

/** A row where there is no room for columns: four of them, each in its corner. */
export function CardCell<Row>({ row, columns }: CardCellProps<Row>) {
  return (
    <div className={styles.card}>
      {cardColumns(columns).map((column, place) => (
        <div key={column?.id ?? place} className={styles.cardPlace}>
          {column && !column.isRowHeader && <span className={styles.cardLabel}>{`${column.header}: `}</span>}
          {column?.cell(row)}
        </div>
      ))}
    </div>
  );
}
