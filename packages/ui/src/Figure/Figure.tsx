import { Card } from '../Card/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Figure.css.ts';

export const figureNoteTones = ['neutral', 'positive', 'critical'] as const;

export interface FigureProps {
  /** What the number counts. */
  label: string;
  /** A count, or text that is formatted already. Absent while it loads. */
  value: number | string | undefined;
  /** What stands beside the number: a change, a share. */
  note?: string | undefined;
  /** @default 'neutral' */
  noteTone?: (typeof figureNoteTones)[number];
}

const grouped = new Intl.NumberFormat('en-IN');

/** One number that matters, on a card. */
export function Figure({ label, value, note, noteTone = 'neutral' }: FigureProps) {
  return (
    <Card>
      <dl className={styles.figure} data-component="Figure" aria-busy={value === undefined || undefined}>
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
