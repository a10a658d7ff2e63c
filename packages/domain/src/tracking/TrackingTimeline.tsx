import * as styles from './TrackingTimeline.css.ts';

export interface TimelineItem {
  id: string;
  title: string;
  /** Time, place and actor. */
  detail?: string;
  /** ISO 8601. */
  at: string;
  tone?: 'neutral' | 'critical';
}

export interface TrackingTimelineProps {
  /** Accessible name: "Timeline of KH-100482". */
  label: string;
  /** Newest first. */
  entries: readonly TimelineItem[];
}

/** Lists tracking events, newest first. */
export function TrackingTimeline({ label, entries }: TrackingTimelineProps) {
  return (
    <ol className={styles.list} aria-label={label} data-component="TrackingTimeline">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-tone={entry.tone ?? 'neutral'}>
          <p className={styles.title}>{entry.title}</p>
          <p className={styles.detail}>
            <time dateTime={entry.at}>{entry.detail ?? entry.at}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
