import { CheckIcon } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { pickMessages } from '../../messages/pick.ts';
import * as styles from './AislesBar.css.ts';

const defaults = pickMessages.pick;

export interface AislesBarProps {
  /** In the order of the walk; an empty name is what has no bin. */
  aisles: readonly { name: string; done: number; total: number }[];
}

/** How far a walk is, aisle by aisle, each as wide as its share of the pieces. */
export function AislesBar({ aisles }: AislesBarProps) {
  const messages = useDomainMessages('pick', defaults);
  return (
    <ul className={styles.aisles} data-component="AislesBar">
      {aisles.map(({ name, done, total }) => (
        <li key={name} className={styles.aisle} style={{ flexGrow: total }}>
          <span
            className={styles.track}
            role="meter"
            aria-label={messages.aisle(name || '–', done, total)}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={done}
          >
            <span
              className={styles.fill}
              data-done={done === total || undefined}
              style={{ inlineSize: `${(done / total) * 100}%` }}
            />
          </span>
          <span className={styles.name} aria-hidden="true">
            {name || '–'} {done === total && <CheckIcon />}
          </span>
        </li>
      ))}
    </ul>
  );
}
