import { LinkButton } from '@khep/ui';
import { formatNumber } from '../money/index.ts';
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
}

export interface TodoListProps {
  /** Sorted by deadline. */
  items: readonly TodoData[];
}

/** Today's tasks, each with how many there are and a link to where they are done. */
export function TodoList({ items }: TodoListProps) {
  const messages = useDomainMessages('todoList', defaults);
  return (
    <ul className={styles.list} data-component="TodoList">
      {items.map(({ kind, count, title, detail, href }) => (
        <li key={kind} className={styles.item}>
          <span className={styles.count[todoTone(kind)]}>{formatNumber(count)}</span>
          <span className={styles.words}>
            {title}
            {detail !== '' && <span className={styles.detail}>{detail}</span>}
          </span>
          {href !== undefined && (
            <LinkButton size="small" href={href}>
              {kind in messages.verbs ? messages.verbs[kind as TodoKind] : messages.open}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
