import type { HomeSummary } from '@khep/api';
import { LinkButton } from '@khep/ui';
import type { Access } from '../../data/useAccess.ts';
import { getSession } from '../../session.ts';
import { useRouteLookup } from '../../url/RouteLookup.ts';
import type { FoundRoute } from '../../url/RouteLookup.ts';
import * as styles from './TodoList.css.ts';

type Todo = HomeSummary['todo'][number];

/** Verb and urgency of each kind of task. */
const kinds: Record<string, { verb: string; tone: keyof typeof styles.count }> = {
  ndr: { verb: 'Respond', tone: 'critical' },
  packaging: { verb: 'Pack', tone: 'caution' },
  courier: { verb: 'Allocate', tone: 'caution' },
  buyer_request: { verb: 'Answer', tone: 'caution' },
  dispute: { verb: 'Review', tone: 'caution' },
  address: { verb: 'Check', tone: 'info' },
  pickup: { verb: 'Reschedule', tone: 'critical' },
  schedule: { verb: 'Schedule', tone: 'info' },
  status: { verb: 'Map', tone: 'critical' },
  tracking_host: { verb: 'Restore', tone: 'critical' },
  reconciliation: { verb: 'Reconcile', tone: 'neutral' },
};

const otherKind = { verb: 'Open', tone: 'neutral' } as const;
const grouped = new Intl.NumberFormat('en-IN');

/** Whether the task's screen exists and the user can access it. The task is shown either way. */
function canOpen(route: FoundRoute | undefined, allows: Access['allows']): boolean {
  return route !== undefined && route.built && allows(route.module ?? 'home');
}

/** Adds the brand to an address of the summary. */
function todoHref(to: string): string {
  return `/brand/${encodeURIComponent(getSession().brand_id)}${to.startsWith('/') ? to : `/${to}`}`;
}

export interface TodoListProps {
  /** Sorted by deadline. */
  items: readonly Todo[];
  /** Which modules the user can access. */
  allows: Access['allows'];
}

/** Today's tasks, each with a link to its screen. */
export function TodoList({ items, allows }: TodoListProps) {
  const routeAt = useRouteLookup();
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
            {canOpen(routeAt(item.to), allows) && (
              <LinkButton size="small" href={todoHref(item.to)}>
                {verb}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
