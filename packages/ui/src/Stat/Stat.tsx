import { useId, type CSSProperties } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Card } from '../Card/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Stat.css.ts';

export const statNoteTones = ['neutral', 'positive', 'critical'] as const;

export interface StatProps {
  /** Name of the figure. */
  label: string;
  /** A count or formatted text; undefined while loading. */
  value: number | string | undefined;
  /** Beside the number: a change, a share. */
  note?: string | undefined;
  /** @default 'neutral' */
  noteTone?: (typeof statNoteTones)[number];
  /** Opens what the number counts; the whole card is the link. */
  href?: string | undefined;
}

const grouped = new Intl.NumberFormat('en-IN');

/** A key number, on a card. */
export function Stat({ label, value, note, noteTone = 'neutral', href }: StatProps) {
  const id = useId();
  const text = typeof value === 'number' ? grouped.format(value) : value;
  const length = { [styles.length]: text?.length } as CSSProperties;
  return (
    <Card>
      <dl className={styles.figure} data-component="Stat" aria-busy={value === undefined || undefined}>
        <dt id={id} className={styles.label}>
          {label}
        </dt>
        <dd className={styles.line}>
          {value === undefined ? (
            <span className={styles.waiting}>
              <Skeleton shape="title" />
            </span>
          ) : (
            <>
              {href === undefined ? (
                <span className={styles.number} style={length}>
                  {text}
                </span>
              ) : (
                <AriaLink
                  href={href}
                  id={`${id}-number`}
                  aria-labelledby={`${id} ${id}-number`}
                  className={styles.numberLink}
                  style={length}
                >
                  {text}
                </AriaLink>
              )}
              {note !== undefined && <span className={styles.note[noteTone]}>{note}</span>}
            </>
          )}
        </dd>
      </dl>
    </Card>
  );
}
