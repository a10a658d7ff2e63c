import type { ReactNode } from 'react';
import * as styles from '../layout/row.css.ts';

export interface CellLinesProps {
  /** First line. */
  children: ReactNode;
  /** Second line, smaller and lighter. */
  secondary?: ReactNode;
}

/** Isolates the text direction, for example of a time on a right-to-left page. */
const isolate = (words: ReactNode) => (typeof words === 'string' ? <bdi>{words}</bdi> : words);

/** Two lines in a cell, each truncated with an ellipsis. */
export function CellLines({ children, secondary }: CellLinesProps) {
  return (
    <>
      <span className={styles.linePrimary}>{isolate(children)}</span>
      {secondary !== undefined && <span className={styles.lineSecondary}>{isolate(secondary)}</span>}
    </>
  );
}
