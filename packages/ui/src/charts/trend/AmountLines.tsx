import type { NumberStyle } from '../numbers.ts';
import * as styles from '../plot/Plot.css.ts';
import { wordsWidth } from '../scale.ts';

export interface AmountLinesProps {
  /** The amounts that get a line. */
  ticks: readonly number[];
  /** Where an amount lies, in pixels. */
  y: (amount: number) => number;
  /** Where the lines begin and end, in pixels. */
  from?: number;
  to: number;
}

/** The ground of a chart that grows upwards: a base at nought and one or two amounts over it. */
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

export interface AmountWordsProps extends Pick<AmountLinesProps, 'ticks' | 'y'> {
  number: NumberStyle;
}

/** What the lines stand for, before them, where nothing is drawn. */
export function AmountWords({ ticks, y, number }: AmountWordsProps) {
  return ticks.map((tick) => (
    <text key={tick} x={0} y={y(tick) + 4}>
      {number.short(tick)}
    </text>
  ));
}

/** How wide the place before the lines is, in pixels. */
export const gutterOf = (ticks: readonly number[], number: NumberStyle): number =>
  Math.max(...ticks.map((tick) => wordsWidth(number.short(tick)))) + 10;
