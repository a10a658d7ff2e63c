import { domainMessages } from '../../messages.ts';
import { suspectPoints } from '../fakeAttempt.ts';
import * as styles from '../ndr.css.ts';

const messages = domainMessages.ndr;

export interface FakeScoreData {
  points: number;
  max: number;
  is_suspect: boolean;
  details: readonly { reason: string; points: number; text: string }[];
}

export interface FakeScoreProps {
  score: FakeScoreData;
}

/** Shows why an attempt looks fake: its points, each with the reason in words. */
export function FakeScore({ score }: FakeScoreProps) {
  const { points, max, is_suspect, details } = score;
  return (
    <section
      className={styles.section}
      data-component="FakeScore"
      aria-label={messages.fakeTitle(is_suspect)}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>{messages.fakeTitle(is_suspect)}</h3>
        <span className={styles.secondary}>{messages.suspectFrom(suspectPoints)}</span>
        <span className={styles.points} data-tone={is_suspect ? 'critical' : undefined}>
          {messages.ofPoints(points, max)}
        </span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: max }, (_, index) => (
          <span key={index} className={styles.barPart} data-filled={index < points || undefined} />
        ))}
      </div>
      <ul className={styles.reasons}>
        {details.map((detail) => (
          <li key={detail.reason} className={styles.reason}>
            <span className={styles.points} data-tone={detail.points > 0 ? 'critical' : undefined}>
              {detail.points > 0 ? `+${detail.points}` : '0'}
            </span>
            <span>{detail.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
