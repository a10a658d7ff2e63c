import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import * as styles from './Calendar.css.ts';

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
);

export interface DayInputProps {
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** A day as it is written in India, 21 Nov 2026: the month by its name, so that nobody takes it for the day. */
export function DayInput({ slot }: DayInputProps) {
  return (
    <DateInput className={styles.segments} {...(slot && { slot })}>
      {(segment) => (
        <DateSegment segment={segment} className={styles.segment}>
          {({ text, type, isPlaceholder }) => {
            if (type === 'literal') return ' ';
            return type === 'month' && !isPlaceholder ? months[(segment.value ?? 1) - 1] : text;
          }}
        </DateSegment>
      )}
    </DateInput>
  );
}
