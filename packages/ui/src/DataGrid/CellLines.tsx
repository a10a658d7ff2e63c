import type { ReactNode } from 'react';
import * as styles from './row.css.ts';

export interface CellLinesProps {
  /** First line: what the cell is about. */
  children: ReactNode;
  /** Second line, smaller and paler. */
  secondary?: ReactNode;
}

/** Words keep their own direction: a time or a count begins with its figure on a page from right to left too. */
const inItsDirection = (words: ReactNode) => (typeof words === 'string' ? <bdi>{words}</bdi> : words);

/** Two lines of one cell, each cut with an ellipsis where the column is too narrow. */
export function CellLines({ children, secondary }: CellLinesProps) {
  return (
    <>
      <span className={styles.linePrimary}>{inItsDirection(children)}</span>
      {secondary !== undefined && <span className={styles.lineSecondary}>{inItsDirection(secondary)}</span>}
    </>
  );
}
