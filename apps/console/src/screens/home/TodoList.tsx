import type { HomeSummary } from '@khep/api';
import { LinkButton } from '@khep/ui';
import { privateRouteAt } from '../../routes.ts';
import { currentSession } from '../../session.ts';
import * as styles from './TodoList.css.ts';

type Todo = HomeSummary['todo'][number];

/** What is to be done, as one verb; and how much it presses. */
const kinds: Record<string, { verb: string; tone: keyof typeof styles.count }> = {
  ndr: { verb: 'Answer', tone: 'critical' },
  packaging: { verb: 'Pack', tone: 'caution' },
  courier: { verb: 'Allocate', tone: 'caution' },
  dispute: { verb: 'Review', tone: 'caution' },
  address: { verb: 'Check', tone: 'info' },
  pickup: { verb: 'Reschedule', tone: 'critical' },
  schedule: { verb: 'Schedule', tone: 'info' },
  reconciliation: { verb: 'Reconcile', tone: 'neutral' },
};

const otherKind = { verb: 'Open', tone: 'neutral' } as const;
const grouped = new Intl.NumberFormat('en-IN');

/** The screen where it is done is there: what waits is told before there is one, but nobody is sent to it. */
const isBuilt = (to: string): boolean => privateRouteAt(to)?.built ?? false;

/** The addresses in the summary stand under the brand. */
function address(to: string): string {
  return `/brand/${encodeURIComponent(currentSession().brand_id)}${to.startsWith('/') ? to : `/${to}`}`;
}

export interface TodoListProps {
  /** By deadline. */
  items: readonly Todo[];
}

/** What needs somebody today, each with its one way on where there is one. */
export function TodoList({ items }: TodoListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const { verb, tone } = kinds[item.kind] ?? otherKind;
        return (
          <li key={item.kind} className={styles.item}>
            <span className={styles.count[tone]}>{grouped.format(item.count)}</span>
            <span className={styles.words}>
              {item.title}
              {item.detail !== '' && <span className={styles.detail}>{item.detail}</span>}
            </span>
            {isBuilt(item.to) && (
              <LinkButton size="small" href={address(item.to)}>
                {verb}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
