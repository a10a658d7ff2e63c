import { isShipmentState, shipmentStateLabel } from '../../shipments/states.ts';
import { domainMessages } from '../../messages.ts';
import { formatTime, formatWeekday, istDay } from '../../days/index.ts';
import * as styles from '../ndr.css.ts';

const messages = domainMessages.ndr;

/** A failed delivery attempt with the scans of its day. */
export interface AttemptData {
  number: number;
  /** ISO 8601. */
  at: string;
  reason: string;
  code: string;
  location: string;
  remark: string;
  is_suspect: boolean;
  scans: readonly { at: string; state: string; location: string; remark: string }[];
}

export interface AttemptTracksProps {
  /** Newest first. */
  attempts: readonly AttemptData[];
}

const dayMinutes = 24 * 60;
const minuteOf = (at: string) => {
  const [hours = 0, minutes = 0] = formatTime(at).split(':').map(Number);
  return hours * 60 + minutes;
};
/** The picture begins at 6: couriers scan little at night. */
const firstMinute = 6 * 60;
const share = (minute: number) =>
  `${Math.max(0, ((minute - firstMinute) / (dayMinutes - firstMinute)) * 100).toFixed(1)}%`;

/** Shows each failed attempt: the courier's claim beside how far its own scans go on that day. */
export function AttemptTracks({ attempts }: AttemptTracksProps) {
  return (
    <section className={styles.section} data-component="AttemptTracks" aria-label={messages.attempts}>
      <h3 className={styles.title}>{messages.attempts}</h3>
      {attempts.map((attempt) => (
        <div key={attempt.number} className={styles.attempt}>
          <p className={styles.attemptHead}>
            <strong>{messages.attempt(attempt.number)}</strong> {formatWeekday(istDay(attempt.at))}{' '}
            <span className={styles.secondary}>
              {[attempt.reason, attempt.code && messages.code(attempt.code), attempt.remark]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <div className={styles.track} aria-hidden="true">
            <span
              className={styles.hours}
              style={{ left: share(8 * 60), width: `calc(${share(21 * 60)} - ${share(8 * 60)})` }}
            />
            {attempt.scans.map((scan) => (
              <span
                key={`${scan.at}${scan.state}`}
                className={styles.scan}
                style={{ left: share(minuteOf(scan.at)) }}
                data-state={
                  scan.state === 'UNDELIVERED'
                    ? 'failed'
                    : scan.state === 'OUT_FOR_DELIVERY'
                      ? 'out'
                      : undefined
                }
              />
            ))}
          </div>
          <ul className={styles.scans}>
            {attempt.scans.map((scan) => (
              <li key={`${scan.at}${scan.state}`} className={styles.secondary}>
                <strong>{formatTime(scan.at)}</strong>{' '}
                {isShipmentState(scan.state) ? shipmentStateLabel(scan.state) : scan.state}
                {scan.location && `, ${scan.location}`}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
