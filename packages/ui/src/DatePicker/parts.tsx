import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import * as styles from './Calendar.css.ts';

const paths = { previous: 'm7.5 3-3 3 3 3', next: 'm4.5 3 3 3-3 3' };

function Turn({ to }: { to: 'previous' | 'next' }) {
  return (
    <Button slot={to} className={styles.turn}>
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paths[to]} />
      </svg>
    </Button>
  );
}

/** A month, for one day or a range. */
export function Month({ isSingle = false }: { isSingle?: boolean }) {
  return (
    <>
      <header className={styles.head}>
        <Turn to="previous" />
        <Heading className={styles.month} level={2} />
        <Turn to="next" />
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={styles.day} {...(isSingle && { 'data-single': '' })} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
