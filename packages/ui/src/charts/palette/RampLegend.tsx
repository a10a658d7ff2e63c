import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { chartMessages } from '../../chartMessages.ts';
import type { NumberStyle } from '../numbers.ts';
import { rampClasses } from './palette.css.ts';
import * as styles from './RampLegend.css.ts';

export interface RampLegendProps {
  least: number;
  most: number;
  number: NumberStyle;
}

/** Legend of an even colour ramp. */
export function RampLegend({ least, most, number }: RampLegendProps) {
  const chartWords = useMessages('chart', chartMessages.chart);
  return (
    <p className={styles.key} data-part="key">
      <span>{number.short(least)}</span>
      <span
        className={styles.ramp}
        role="img"
        aria-label={chartWords.range(number.full(least), number.full(most))}
      >
        {rampClasses.map((step) => (
          <span key={step} className={`${styles.step} ${step}`} />
        ))}
      </span>
      <span>{number.short(most)}</span>
    </p>
  );
}
