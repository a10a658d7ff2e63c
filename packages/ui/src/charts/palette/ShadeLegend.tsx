import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { chartMessages } from '../../chartMessages.ts';
import type { NumberStyle } from '../numbers.ts';
import { rampClasses } from './palette.css.ts';
import type { ShadeClass } from './quantiles.ts';
import * as styles from './RampLegend.css.ts';

export interface ShadeLegendProps {
  classes: readonly ShadeClass[];
  number: NumberStyle;
}

/** Legend of uneven shades with their ranges. */
export function ShadeLegend({ classes, number }: ShadeLegendProps) {
  const chartWords = useMessages('chart', chartMessages.chart);
  // Short numbers, unless two would look the same: 1.6 L and 1.6 L.
  const least = classes.map((shade) => number.short(shade.least));
  const write = new Set(least).size === classes.length ? number.short : number.full;
  return (
    <ul className={styles.shades} data-part="key">
      {classes.map((shade) => (
        <li key={shade.step} className={styles.shade}>
          <span className={`${styles.step} ${rampClasses[shade.step]}`} aria-hidden="true" />
          {shade.least === shade.most
            ? write(shade.least)
            : chartWords.range(write(shade.least), write(shade.most))}
        </li>
      ))}
    </ul>
  );
}
