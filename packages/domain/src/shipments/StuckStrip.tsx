import { Link } from '@khep/ui';
import { formatNumber, formatRupeeValue } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import { formatSilence } from './laneTimes.ts';
import * as styles from './StuckStrip.css.ts';

const messages = domainMessages.stuck;

/** Shipments without a scan at one place of a courier. */
export interface StuckPlaceData {
  courier_id: number;
  courier_name: string;
  location: string;
  count: number;
  /** The longest time without a scan. */
  hours: number;
  /** How many of them the courier was asked about. */
  asked: number;
}

export interface StuckStripProps {
  count: number;
  /** Declared value, rupees. */
  value: number;
  /** Where most are. */
  places: readonly StuckPlaceData[];
  /** Where they are listed: all of them, or those of a courier. */
  href: (courier_id?: number) => string;
}

/** Shows how many shipments are stuck, and where. Nothing where none is. */
export function StuckStrip({ count, value, places, href }: StuckStripProps) {
  if (count === 0) return null;
  return (
    <ul className={styles.strip} aria-label={messages.label} data-component="StuckStrip">
      <li className={styles.part}>
        <span className={styles.secondary}>{messages.title}</span>
        <span className={styles.line}>
          <span className={`${styles.count} ${styles.total}`}>{formatNumber(count)}</span>
          <span className={styles.secondary}>{messages.ofValue(formatRupeeValue(value))}</span>
        </span>
        <Link href={href()}>{messages.show(count)}</Link>
      </li>
      {places.map((place) => (
        <li key={`${place.courier_id}${place.location}`} className={styles.part}>
          <span className={styles.line}>
            <span className={styles.place}>{place.location}</span>
            <span className={styles.count}>{formatNumber(place.count)}</span>
          </span>
          <span className={styles.secondary}>
            <Link href={href(place.courier_id)}>{place.courier_name}</Link>
          </span>
          <span className={styles.line}>
            <span className={styles.late}>{messages.since(formatSilence(place.hours))}</span>
            {place.asked > 0 && (
              <span className={styles.secondary}>{messages.asked(place.asked, place.count)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
