import type { ChartMessages } from '../chartWords.ts';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, type ChartNumber } from '../numbers.ts';
import { rampClasses } from '../palette/palette.css.ts';
import { quantiles, findShade } from '../palette/quantiles.ts';
import type { ArrowKey, Drawing, Mark, Place, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { stateNames } from './stateNames.ts';
import { mapSize, stateRows } from './states.generated.ts';

export interface StateValue {
  /** Two-letter code of vehicle plates: "RJ", "LA". */
  state: string;
  value: number;
  /** Opens what it counts: from the map and from the table view. */
  href?: string;
}

export interface MapData {
  /** States without a value stay blank. */
  values: readonly StateValue[];
  /** Number format. @default 'count' */
  number?: ChartNumber;
}

/** Territories with a smaller area, in square pixels, get a round mark. */
const minArea = 60;
const roundMark = 5;

/** Maximum width in pixels. */
const widest = 560;

export const mapHeight = (width: number): number =>
  Math.round((Math.min(width, widest) / mapSize.width) * mapSize.height);

/** Draws the 36 states and union territories by shade. Arrow keys move to the nearest in their direction. */
export function mapDrawing(
  { values, number }: MapData,
  { width }: Size,
  words: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(number);
  const drawn = Math.min(width, widest);
  const scale = drawn / mapSize.width;
  const left = (width - drawn) / 2;
  const amounts = new Map(values.map(({ state, value }) => [state, value]));
  const classes = quantiles(values.map(({ value }) => value));

  const states = stateRows.map(([code, x, y, area, path]) => ({
    name: stateNames[code] ?? code,
    path,
    value: amounts.get(code) ?? null,
    isSmall: area * scale * scale < minArea,
    x: left + x * scale,
    y: y * scale,
  }));
  const shade = (value: number | null) =>
    value === null ? undefined : rampClasses[findShade(classes, value)];
  const placed = `translate(${left} 0) scale(${scale})`;

  const marks = [
    states.map(({ name, x, y, value }): Mark => ({
      x,
      y,
      title: name,
      lines: [{ value: value === null ? words.noData : style.full(value) }],
    })),
  ];
  const richest = states.reduce(
    (best, { value }, index) => ((value ?? -1) > (states[best]?.value ?? -1) ? index : best),
    0,
  );

  return {
    still: (
      <>
        <g transform={placed}>
          {states.map(({ name, path, value }, index) => (
            <path
              key={name}
              data-mark={`0:${index}`}
              className={`${value === null ? styles.nothing : styles.part} ${styles.border} ${shade(value) ?? ''}`}
              d={path}
            />
          ))}
        </g>
        {states.map(({ name, x, y, value, isSmall }, index) =>
          isSmall ? (
            <circle
              key={name}
              data-mark={`0:${index}`}
              className={`${value === null ? styles.nothing : styles.part} ${styles.border} ${shade(value) ?? ''}`}
              cx={x}
              cy={y}
              r={roundMark}
            />
          ) : null,
        )}
      </>
    ),
    marks,
    start: { row: 0, column: richest },
    move: (key, { column }) => nearest(marks[0]!, column, key),
    over: (_mark, { column }) => {
      const { x, y, path, isSmall } = states[column]!;
      return isSmall ? (
        <circle className={styles.outline} cx={x} cy={y} r={roundMark + 1} />
      ) : (
        <path className={`${styles.outline} ${styles.border}`} transform={placed} d={path} />
      );
    },
  };
}

/** Returns the nearest mark in a direction, preferring straight ahead. */
export function nearest(marks: readonly Pick<Mark, 'x' | 'y'>[], from: number, key: ArrowKey): Place | null {
  const origin = marks[from];
  if (!origin) return null;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of marks.entries()) {
    const ahead = sign * (isAcross ? x - origin.x : y - origin.y);
    const aside = Math.abs(isAcross ? y - origin.y : x - origin.x);
    if (index === from || ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least) [least, best] = [cost, index];
  }
  return best === null ? null : { row: 0, column: best };
}
