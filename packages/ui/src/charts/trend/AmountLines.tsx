import type { NumberStyle } from '../numbers.ts';
import * as styles from '../plot/Plot.css.ts';
import { textWidth } from '../scale.ts';

export interface AmountLinesProps {
  /** Grid line values. */
  ticks: readonly number[];
  /** Returns the vertical position of a value, in pixels. */
  y: (amount: number) => number;
  /** Horizontal extent in pixels. */
  from?: number;
  to: number;
}

/** Draws horizontal grid lines. */
export function AmountLines({ ticks, y, from = 0, to }: AmountLinesProps) {
  return ticks.map((tick) => (
    <line
      key={tick}
      className={tick === 0 ? styles.baseline : styles.grid}
      x1={from}
      x2={to}
      y1={y(tick)}
      y2={y(tick)}
    />
  ));
}

export interface AmountLabelsProps extends Pick<AmountLinesProps, 'ticks' | 'y'> {
  number: NumberStyle;
}

/** Draws axis labels before the grid lines. */
export function AmountLabels({ ticks, y, number }: AmountLabelsProps) {
  return ticks.map((tick) => (
    <text key={tick} x={0} y={y(tick) + 4}>
      {number.short(tick)}
    </text>
  ));
}

/** Returns the width of the axis labels in pixels. */
export const labelsWidth = (ticks: readonly number[], number: NumberStyle): number =>
  Math.max(...ticks.map((tick) => textWidth(number.short(tick)))) + 10;
