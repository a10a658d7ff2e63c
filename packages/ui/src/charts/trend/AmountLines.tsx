import type { NumberStyle } from '../numbers.ts';
import * as styles from '../plot/Plot.css.ts';

export interface AmountLinesProps {
  /** The amounts that get a line. */
  ticks: readonly number[];
  /** Where an amount lies, in pixels. */
  y: (amount: number) => number;
  /** How long the lines are, in pixels. */
  width: number;
  number: NumberStyle;
}

/** The ground of a chart that grows upwards: a base at nought and one or two amounts over it, written on their lines. */
export function AmountLines({ ticks, y, width, number }: AmountLinesProps) {
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.baseline : styles.grid}
            x1={0}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
          />
          {tick !== 0 && (
            <text className={styles.haloed} x={0} y={y(tick) - 5}>
              {number.short(tick)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
