import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { gridMessages } from '../base/gridMessages.ts';
import type { RowResult } from './rowResults.ts';
import * as styles from '../layout/row.css.ts';

const defaults = gridMessages.grid;

/** Result of the last action for a row; colour only repeats the text. */
export function ResultMark({ result }: { result: RowResult | undefined }) {
  const words = useMessages('grid', defaults);
  if (!result) return null;
  const text = result.state === 'failed' ? result.problem : words.resultStates[result.state];
  return (
    // The row height is fixed; long reasons are shown in full on hover.
    <span className={styles.resultPlace}>
      <span className={styles.result} data-state={result.state} data-part="result" title={text}>
        {text}
      </span>
    </span>
  );
}
