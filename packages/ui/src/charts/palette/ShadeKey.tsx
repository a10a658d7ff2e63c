import { chartMessages } from '../../chartMessages.ts';
import type { NumberStyle } from '../numbers.ts';
import { rampClasses } from './palette.css.ts';
import type { ShadeClass } from './quantiles.ts';
import * as styles from './RampKey.css.ts';

export interface ShadeKeyProps {
  classes: readonly ShadeClass[];
  number: NumberStyle;
}

/** From where to where each shade goes, for shades that are not evenly apart. */
export function ShadeKey({ classes, number }: ShadeKeyProps) {
  return (
    <ul className={styles.shades} data-part="key">
      {classes.map(({ step, least, most }) => (
        <li key={step} className={styles.shade}>
          <span className={`${styles.step} ${rampClasses[step]}`} aria-hidden="true" />
          {least === most
            ? number.short(least)
            : chartMessages.chart.range(number.short(least), number.short(most))}
        </li>
      ))}
    </ul>
  );
}
