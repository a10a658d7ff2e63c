import { gridMessages } from './gridMessages.ts';
import type { RowResult } from './rowResults.ts';
import * as styles from './row.css.ts';

const words = gridMessages.grid;

/** How the last action went for one row: in words, the colour only repeats them. */
export function ResultMark({ result }: { result: RowResult | undefined }) {
  if (!result) return null;
  const said = result.state === 'failed' ? result.problem : words.resultStates[result.state];
  return (
    // The row keeps its height: a reason longer than its lines is read in full on hover.
    <span className={styles.resultPlace}>
      <span className={styles.result} data-state={result.state} data-part="result" title={said}>
        {said}
      </span>
    </span>
  );
}
