import { LinkButton } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatNumber, formatRupeeValue } from '../money/index.ts';
import { formatRecentTime } from '../days/index.ts';
import { formatCountdown, urgentMs } from '../shipToday/countdown.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { todoTone } from './todo.ts';
import type { TodoKind } from './todo.ts';
import * as styles from './TodoList.css.ts';

const defaults = domainMessages.todoList;

/** A task of today. */
export interface TodoData {
  kind: string;
  count: number;
  title: string;
  detail: string;
  /** Where it is done; undefined if the user can't open it. The task is shown either way. */
  href: string | undefined;
  /** Does it at once, in place of the link. */
  action?: ReactNode;
  /** Until when, ISO time; null without a deadline. */
  until?: string | null;
  /** Rupees; null where none are known or the user sees no money. */
  at_stake?: number | null;
}

export interface TodoListProps {
  items: readonly TodoData[];
  /** For how long is left. @default no deadline is shown */
  now?: Date;
}

/** Today's tasks, each with how many there are and a link to where they are done. */
export function TodoList({ items, now }: TodoListProps) {
  const messages = useDomainMessages('todoList', defaults);
  const deadlineOf = (until: string) => {
    if (!now) return null;
    const left = formatCountdown(until, now.getTime());
    const isUrgent = Date.parse(until) - now.getTime() < urgentMs;
    const at = formatRecentTime(until, now);
    return (
      <span className={isUrgent ? styles.urgent : undefined}>
        {left === undefined ? messages.late(at) : messages.until(at, left)}
      </span>
    );
  };
  return (
    <ul className={styles.list} data-component="TodoList">
      {items.map(({ kind, count, title, detail, href, action, until, at_stake }) => (
        <li key={kind} className={styles.item}>
          <span className={styles.count[todoTone(kind)]}>{formatNumber(count)}</span>
          <span className={styles.words}>
            {title}
            {detail !== '' && <span className={styles.detail}>{detail}</span>}
            {(typeof until === 'string' || (at_stake ?? 0) > 0) && (
              <span className={styles.facts}>
                {typeof until === 'string' && deadlineOf(until)}
                {typeof at_stake === 'number' && at_stake > 0 && (
                  <span className={styles.stake}>
                    {messages.atStake(formatRupeeValue(at_stake, { decimals: 'never' }))}
                  </span>
                )}
              </span>
            )}
          </span>
          {action ??
            (href !== undefined && (
              <LinkButton size="small" href={href}>
                {kind in messages.verbs ? messages.verbs[kind as TodoKind] : messages.open}
              </LinkButton>
            ))}
        </li>
      ))}
    </ul>
  );
}
