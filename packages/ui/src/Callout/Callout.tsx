import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { calloutWords as defaultCalloutWords } from '../shellMessages.ts';
import * as styles from './Callout.css.ts';
import { DismissButton } from './DismissButton.tsx';
import { ToneIcon } from './ToneIcon.tsx';

export const calloutTones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
export type CalloutTone = (typeof calloutTones)[number];

export interface CalloutProps {
  /** The information and what to do. */
  children?: ReactNode;
  title?: string;
  /** @default 'info' */
  tone?: CalloutTone;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Adds a close button. */
  onDismiss?: () => void;
  /** Announced immediately, for messages caused by the user's action. @default false */
  isAlert?: boolean;
}

/** Information in the page. For feedback on an action, use a toast. */
export function Callout({
  children,
  title,
  tone = 'info',
  actions,
  onDismiss,
  isAlert = false,
}: CalloutProps) {
  const calloutWords = useMessages('callout', defaultCalloutWords);
  return (
    <div
      className={styles.callout}
      data-component="Callout"
      data-tone={tone}
      role={isAlert ? 'alert' : undefined}
    >
      <ToneIcon tone={tone} />
      <div className={styles.content}>
        <div className={styles.words}>
          <VisuallyHidden elementType="span">{`${calloutWords.tones[tone]}: `}</VisuallyHidden>
          {title && <span className={styles.title}>{title}</span>}
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && <DismissButton onPress={onDismiss} />}
    </div>
  );
}
