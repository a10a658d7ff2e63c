import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { ReactNode } from 'react';
import { dataMessages } from '../dataMessages.ts';
import { RelativeTime } from '../RelativeTime/index.ts';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** What happened, past tense: "Picked up". */
  title: ReactNode;
  /** When: ISO 8601 with its zone. */
  at: string;
  /** Who did it, where somebody did. */
  by?: string;
  /** Where, or which part of the product. */
  place?: string;
  /** More about it: a text, a DiffList, a picture. */
  children?: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** In place of the dot; decoration. */
  icon?: ReactNode;
}

export interface TimelineProps {
  /** Names the list: "History of KH-100483". */
  label: string;
  /** In the order in which they are to be read; histories have the newest first. */
  events: readonly TimelineEvent[];
  /** What times count from, for stories and pictures. @default the clock */
  now?: string;
}

/** What happened to a thing, one event after the other. */
export function Timeline({ label, events, now }: TimelineProps) {
  const timelineMessages = useMessages('timeline', dataMessages.timeline);
  return (
    <ol className={styles.list} aria-label={label} data-component="Timeline">
      {events.map(({ id, title, at, by, place, children, tone = 'neutral', icon }) => (
        <li key={id} className={styles.item}>
          <span className={`${styles.mark} ${styles.tone[tone]}`} aria-hidden="true">
            {icon ?? <span className={styles.dot} />}
          </span>
          <div>
            <div className={styles.title}>{title}</div>
            <div className={styles.meta}>
              <RelativeTime at={at} {...(now !== undefined && { now })} />
              {place !== undefined && <span>{`· ${place}`}</span>}
              {by !== undefined && <span>{`· ${timelineMessages.by(by)}`}</span>}
            </div>
            {children !== undefined && <div className={styles.body}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
