import { useId } from 'react';
import { formatPercent } from '../../money/index.ts';
import * as styles from './PackedBoxCard.css.ts';
import { PackedBoxView } from './PackedBoxView.tsx';
import { UtilisationBar } from './UtilisationBar.tsx';
import { boxNotes, formatSides, formatFill } from './boxData.ts';
import type { BoxData } from './boxData.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.packedBox;

export interface PackedBoxCardProps {
  box: BoxData;
  /** Number of the box in the order, from 1. */
  number: number;
  /** Heading level. @default 3 */
  level?: 3 | 4;
}

/** Shows a packed box with its contents, fill level and weight. */
export function PackedBoxCard({ box, number, level = 3 }: PackedBoxCardProps) {
  const messages = useDomainMessages('packedBox', defaults);
  const id = useId();
  const Title = `h${level}` as const;
  const label = messages.name(number);
  const notes = boxNotes(box);
  return (
    <section className={styles.card} aria-labelledby={id} data-component="PackedBoxCard">
      <PackedBoxView
        label={label}
        box={box}
        caption={
          <div className={styles.facts}>
            <Title id={id} className={styles.title}>
              {messages.title(number, box.name)}{' '}
              <span className={styles.sides}>{formatSides(box.dimensions)}</span>
            </Title>
            <UtilisationBar label={messages.volume(label)} value={box.volume_utilized} />
            <p className={styles.detail}>
              {messages.fill(
                formatPercent(box.volume_utilized, { decimals: 0 }),
                formatFill(box),
                Math.round(box.volumetric_weight * 10) / 10,
              )}
            </p>
            {notes.length > 0 && (
              <ul className={styles.notes}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </div>
        }
      />
    </section>
  );
}
