import type { HomeSummary } from '@khep/api';
import { LinkButton } from '@khep/ui';
import type { Access } from '../../data/useAccess.ts';
import { privateRouteAt } from '../../routes.ts';
import { getSession } from '../../session.ts';
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

/** The screen where it is done is there, and the user's: what waits is told all the same, but nobody is sent to it. */
function canOpen(to: string, allows: Access['allows']): boolean {
  const route = privateRouteAt(to);
  return route !== undefined && route.built && allows(route.module ?? 'home');
}

/** The addresses in the summary stand under the brand. */
function address(to: string): string {
  return `/brand/${encodeURIComponent(getSession().brand_id)}${to.startsWith('/') ? to : `/${to}`}`;
}

export interface TodoListProps {
  /** By deadline. */
  items: readonly Todo[];
  /** Which modules the user may use. */
  allows: Access['allows'];
}

/** What needs somebody today, each with its one way on where there is one. */
export function TodoList({ items, allows }: TodoListProps) {
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
            {canOpen(item.to, allows) && (
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
