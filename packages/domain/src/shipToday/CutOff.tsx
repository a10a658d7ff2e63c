import { domainMessages } from '../messages.ts';
import { formatTime } from '../days/index.ts';
import { formatCountdown, urgentMs } from './countdown.ts';
import * as styles from './CutOff.css.ts';

const messages = domainMessages.shipToday;

export interface CutOffProps {
  /** The next cut-off, ISO 8601. */
  at: string;
  /** Milliseconds: it counts down when this changes. */
  now: number;
}

/** How long until a cut-off, large: the deadline of a whole sheet. */
export function CutOff({ at, now }: CutOffProps) {
  const left = formatCountdown(at, now);
  const isUrgent = Date.parse(at) - now < urgentMs;
  if (left === undefined) return <p className={styles.small}>{messages.cutOffPassed(formatTime(at))}</p>;
  return (
    <p className={styles.cutOff}>
      <span className={styles.left} data-urgent={isUrgent || undefined}>
        {left}
      </span>{' '}
      <span className={styles.small}>{messages.toCutOff(formatTime(at))}</span>
    </p>
  );
}
