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
  /** Before the lines, in the gutter, or standing on them, over what is drawn. @default 'on' */
  place?: 'on' | 'before';
}

/** What the lines stand for. Drawn last, so that nothing covers it. */
export function AmountWords({ ticks, y, number, place = 'on' }: AmountWordsProps) {
  return ticks.map((tick) =>
    tick === 0 && place === 'on' ? null : (
      <text key={tick} className={styles.haloed} x={0} y={y(tick) + (place === 'on' ? -5 : 4)}>
        {number.short(tick)}
      </text>
    ),
  );
}

/** How wide the amounts are that stand before their lines, in pixels. */
export const gutterOf = (ticks: readonly number[], number: NumberStyle): number =>
  Math.max(...ticks.map((tick) => wordsWidth(number.short(tick)))) + 10;
