import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useEffect } from 'react';
import { Button } from 'react-aria-components/Button';
import { announce } from '../../announce/index.ts';
import * as styles from './bulk.css.ts';
import { formatCount } from '../../formatCount.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { useResultCounts, type RowResults } from './rowResults.ts';
import type { GridSelection } from '../selection/selection.ts';

const defaults = gridMessages.bulk;

interface BulkOutcomeProps {
  results: RowResults;
  selection: GridSelection;
}

/** Progress and result of the last bulk action, with actions for failed rows. */
export function BulkOutcome({ results, selection }: BulkOutcomeProps) {
  const words = useMessages('bulk', defaults);
  const { running, done, failed } = useResultCounts(results);
  const settled = done + failed;
  const text =
    running > 0
      ? words.progress(formatCount(settled), formatCount(settled + running))
      : failed > 0
        ? words.outcome(formatCount(done), formatCount(failed))
        : words.allDone(formatCount(done));

  useEffect(() => {
    if (running === 0) announce(text);
  }, [running, text]);

  return (
    <span className={styles.outcome} data-failed={failed > 0 || undefined} data-part="outcome">
      <span className={styles.bulkCount}>{text}</span>
      {running === 0 && failed > 0 && (
        <>
          <Button className={styles.bulkAction} data-primary="" onPress={() => void results.retryFailed()}>
            {words.retryFailed}
          </Button>
          <Button className={styles.bulkAction} onPress={() => selection.replace(results.failedKeys())}>
            {words.selectFailed}
          </Button>
        </>
      )}
      {running === 0 && (
        <Button className={styles.bulkAction} onPress={() => results.clear()}>
          {words.dismiss}
        </Button>
      )}
    </span>
  );
}
