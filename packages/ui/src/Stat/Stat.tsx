import { Card } from '../Card/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Stat.css.ts';

export const statNoteTones = ['neutral', 'positive', 'critical'] as const;

export interface StatProps {
  /** What is counted. */
  label: string;
  /** A count or formatted text; undefined while loading. */
  value: number | string | undefined;
  /** Beside the number: a change, a share. */
  note?: string | undefined;
  /** @default 'neutral' */
  noteTone?: (typeof statNoteTones)[number];
}

const grouped = new Intl.NumberFormat('en-IN');

/** A key number, on a card. */
export function Stat({ label, value, note, noteTone = 'neutral' }: StatProps) {
  return (
    <Card>
      <dl className={styles.figure} data-component="Stat" aria-busy={value === undefined || undefined}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.line}>
          {value === undefined ? (
            <span className={styles.waiting}>
              <Skeleton shape="title" />
            </span>
          ) : (
            <>
              <span className={styles.number}>
                {typeof value === 'number' ? grouped.format(value) : value}
              </span>
              {note !== undefined && <span className={styles.note[noteTone]}>{note}</span>}
            </>
          )}
        </dd>
      </dl>
    </Card>
  );
}
