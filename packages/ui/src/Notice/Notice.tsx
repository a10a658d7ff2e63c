import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { shellMessages } from '../shellMessages.ts';
import * as styles from './Notice.css.ts';

export const noticeTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
type NoticeTone = (typeof noticeTones)[number];

export interface NoticeProps {
  /** What is so, and what to do about it. */
  children?: ReactNode;
  title?: string;
  /** @default 'info' */
  tone?: NoticeTone;
  /** Buttons at the end. */
  actions?: ReactNode;
  onDismiss?: () => void;
  /** It appears because of what the user did: a screen reader says it at once. */
  isAlert?: boolean;
}

const marks: Record<NoticeTone, string> = {
  neutral: 'M8 7.2v4M8 4.600v.4',
  info: 'M8 7.2v4M8 4.600v.4',
  positive: 'm5 8.2 2.2 2.200L11.2 6',
  caution: 'M8 4.500v4.200M8 11v.4',
  critical: 'M8 4.500v4.200M8 11v.4',
};

/** Something to know, in the page, where it matters. For what just happened, use a toast. */
export function Notice({ children, title, tone = 'info', actions, onDismiss, isAlert = false }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-component="Notice"
      data-tone={tone}
      role={isAlert ? 'alert' : undefined}
    >
      <svg
        className={styles.mark}
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <circle cx="8" cy="8" r="6.5" />
        <path d={marks[tone]} />
      </svg>
      <div className={styles.words}>
        <VisuallyHidden elementType="span">{`${shellMessages.notice.tones[tone]}: `}</VisuallyHidden>
        {title && <span className={styles.title}>{title}</span>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onDismiss && (
        <Button className={styles.dismiss} aria-label={shellMessages.notice.dismiss} onPress={onDismiss}>
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="m2.5 2.5 7 7m0-7-7 7" />
          </svg>
        </Button>
      )}
    </div>
  );
}
