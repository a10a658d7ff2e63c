import { cardColumns, type DataGridColumn } from '../columns/columns.ts';
import { ResultMark } from '../bulk/ResultMark.tsx';
import type { RowResult } from '../bulk/rowResults.ts';
import * as styles from '../layout/row.css.ts';

interface CardCellProps<Row> {
  row: Row;
  columns: readonly DataGridColumn<Row>[];
  /** Result of the last action; replaces the last line. */
  result: RowResult | undefined;
}

/** A row as a card: up to four columns, one per corner. */
export function CardCell<Row>({ row, columns, result }: CardCellProps<Row>) {
  const places = cardColumns(columns);
  const line = (from: number) => (
    <div className={styles.cardLine}>
      {[from, from + 1].map((place) => {
        const column = places[place];
        return (
          <div key={place} className={styles.cardPlace}>
            {column && !column.isRowHeader && (
              <span className={styles.cardLabel}>{`${column.header}: `}</span>
            )}
            {column?.cell(row)}
          </div>
        );
      })}
    </div>
  );
  return (
    <div className={styles.card}>
      {line(0)}
      {result ? <ResultMark result={result} /> : line(2)}
    </div>
  );
}
