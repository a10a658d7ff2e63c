import { gridMessages } from './gridMessages.ts';
import type { RowResult } from './rowResults.ts';
import * as styles from './row.css.ts';

const words = gridMessages.grid;

/** How the last action went for one row: in words, the colour only repeats them. */
export function ResultMark({ result }: { result: RowResult | undefined }) {
  if (!result) return null;
  return (
    <span className={styles.result} data-state={result.state} data-part="result">
      {result.state === 'failed' ? result.problem : words.resultStates[result.state]}
    </span>
  );
}
