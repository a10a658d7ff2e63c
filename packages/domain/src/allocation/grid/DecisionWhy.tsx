import { CheckIcon, CloseIcon, VisuallyHidden } from '@khep/ui';
import { domainMessages } from '../../messages.ts';
import type { AllocationRowData } from './allocationRows.ts';
import * as styles from './DecisionWhy.css.ts';

const messages = domainMessages.allocationGrid;

/** Why a courier was recommended: rule by rule, then how far each courier is behind its share of the day. */
export function DecisionWhy({ steps = [], shares = [] }: Pick<AllocationRowData, 'steps' | 'shares'>) {
  const most = Math.max(...shares.map(({ due }) => due), 0);
  return (
    <>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ name, applies, detail }, index) => (
            // Two rules may have one name; the list is not sorted.
            <li key={index} className={styles.step} data-applies={applies || undefined}>
              <span className={styles.mark}>
                {applies ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
                <VisuallyHidden>{applies ? messages.applies : messages.doesNotApply}</VisuallyHidden>
              </span>
              <span>{name}</span>
              <span className={styles.fact}>{detail}</span>
            </li>
          ))}
        </ol>
      )}
      {shares.length > 0 && (
        <ul className={styles.shares} aria-label={messages.shares}>
          {shares.map(({ courier_id, courier_name, due, is_able }) => (
            <li key={courier_id} className={styles.share} data-unable={is_able ? undefined : true}>
              <span>{courier_name}</span>
              <span className={styles.track}>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${most > 0 ? Math.max(0, (due / most) * 100) : 0}%` }}
                />
              </span>
              <span className={styles.due}>{due < 0 ? messages.ahead(-due) : messages.due(due)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
