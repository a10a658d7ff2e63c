import { DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { monthNames } from '../indianTime.ts';
import * as styles from './Calendar.css.ts';

export interface DayInputProps {
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** Shows a day as 21 Nov 2026: month names can't be confused with days. */
export function DayInput({ slot }: DayInputProps) {
  return (
    <DateInput className={styles.segments} {...(slot && { slot })}>
      {(segment) => (
        <DateSegment segment={segment} className={styles.segment}>
          {({ text, type, isPlaceholder }) => {
            if (type === 'literal') return ' ';
            return type === 'month' && !isPlaceholder ? monthNames[(segment.value ?? 1) - 1] : text;
          }}
        </DateSegment>
      )}
    </DateInput>
  );
}
