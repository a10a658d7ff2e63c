import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { ReactNode } from 'react';
import { dataMessages } from '../dataMessages.ts';
import { RelativeTime } from '../RelativeTime/index.ts';
import type { Tone } from '../tokens/palette.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEvent {
  id: string;
  /** The event, in the past tense: "Picked up". */
  title: ReactNode;
  /** ISO 8601 with time zone. */
  at: string;
  /** The actor, if any. */
  by?: string;
  /** Place, or part of the product. */
  place?: string;
  /** Details: text, a DiffList, an image. */
  children?: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** Replaces the dot; decorative. */
  icon?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name: "History of KH-100483". */
  label: string;
  /** In display order; histories have the newest first. */
  events: readonly TimelineEvent[];
  /** Reference time, for stories. @default the clock */
  now?: string;
}

/** A list of events in order. */
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
              <RelativeTime at={at} now={now} />
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
