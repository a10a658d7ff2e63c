import type { ReactNode } from 'react';
import * as styles from './DataGrid.css.ts';

interface SkeletonRowsProps {
  count: number;
  columns: readonly { id: string; align?: string }[];
  hasBoxes: boolean;
  lines: 1 | 2;
}

const widths = ['62%', '48%', '70%', '55%'];

/** Rows in the shape of what is coming. */
export function SkeletonRows({ count, columns, hasBoxes, lines }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_row, row) => (
    <tr key={row} className={styles.row} aria-hidden="true">
      {hasBoxes && <td className={styles.cell} />}
      {columns.map((column, cell) => (
        <td key={column.id} className={styles.cell} data-align={column.align ?? 'start'}>
          <div className={styles.content}>
            <span className={styles.bone} style={{ inlineSize: widths[(row + cell) % widths.length] }} />
            {lines === 2 && <span className={styles.bone} style={{ inlineSize: '36%' }} />}
          </div>
        </td>
      ))}
    </tr>
  ));
}

/** Something in place of the rows: an empty state or a failure. */
export function GridMessage({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr>
      <td className={styles.message} colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}
