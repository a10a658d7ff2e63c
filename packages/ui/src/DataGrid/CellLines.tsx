import type { ReactNode } from 'react';
import * as styles from './row.css.ts';

export interface CellLinesProps {
  /** First line: what the cell is about. */
  children: ReactNode;
  /** Second line, smaller and paler. */
  below?: ReactNode;
}

/** Two lines of one cell, each cut with an ellipsis where the column is too narrow. */
export function CellLines({ children, below }: CellLinesProps) {
  return (
    <>
      <span className={styles.linePrimary}>{children}</span>
      {below !== undefined && <span className={styles.lineSecondary}>{below}</span>}
    </>
  );
}
