import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { emptyWords as defaultEmptyWords } from '../shellMessages.ts';
import * as styles from './EmptyState.css.ts';

export const emptyKinds = ['empty', 'no-match', 'no-permission', 'error'] as const;
export type EmptyKind = (typeof emptyKinds)[number];

export const emptyLayouts = ['centered', 'inline'] as const;

export interface EmptyStateProps {
  /** Why there is no content. All kinds but `empty` have a default. */
  title?: string;
  /** How to add content. */
  description?: ReactNode;
  /** A single Button or Link. */
  action?: ReactNode;
  /** @default 'empty' */
  kind?: EmptyKind;
  /** For `error`: adds a retry button. */
  onRetry?: () => void;
  /** Replaces the icon of its kind. */
  icon?: ReactNode;
  /** `inline` takes one row, for a card among others. @default 'centered' */
  layout?: (typeof emptyLayouts)[number];
}

const titles = { 'no-match': 'noMatch', 'no-permission': 'noPermission', error: 'error' } as const;

const pictures: Record<EmptyKind, string> = {
  empty: 'M12 3 4 7v10l8 4 8-4V7zM4 7l8 4 8-4M12 11v10',
  'no-match': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4M8.5 11h5',
  'no-permission': 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  error: 'M12 9v4.5M12 16.7v.3M3 19.5 12 4l9 15.5z',
};

/** Says why there is no content, with one action. */
export function EmptyState(props: EmptyStateProps) {
  const { title, description, action, kind = 'empty', onRetry, icon, layout = 'centered' } = props;
  const emptyWords = useMessages('empty', defaultEmptyWords);
  const heading = title ?? (kind === 'empty' ? undefined : emptyWords[titles[kind]]);
  return (
    <div
      className={styles.state}
      data-component="EmptyState"
      data-kind={kind}
      data-layout={layout}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <span className={styles.picture} aria-hidden="true">
        {icon ?? (
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinejoin="round"
          >
            <path d={pictures[kind]} />
          </svg>
        )}
      </span>
      <div className={styles.words}>
        {heading && <p className={styles.title}>{heading}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {(action || onRetry) && (
        <div className={styles.action}>{action ?? <Button onPress={onRetry}>{emptyWords.retry}</Button>}</div>
      )}
    </div>
  );
}
