import type { ChartMessages } from '../chartWords.ts';
import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Mark, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { anchored, fitted, labelled, niceTicks, roomForLabels, spread, textWidth } from '../scale.ts';
import type { SeriesData } from '../series.ts';
import { AmountLines, AmountLabels, labelsWidth } from './AmountLines.tsx';

const inset = { top: 18, bottom: 24, side: 4 };
/** Minimum distance of labels at line ends, in pixels. */
const labelDistance = 17;
/** Space for the coloured dot of a label, in pixels. */
const dotSpace = 14;

/** Returns whether every line can be labelled at its end; otherwise a legend is shown. */
export const hasRoomForNames = (series: number, height: number): boolean =>
  (series - 1) * labelDistance <= height - inset.top - inset.bottom;

interface LineShape {
  /** Filled below. */
  isArea: boolean;
  /** Level up to each point, where it changes at once. */
  isStepped: boolean;
  /** The label that the page is about. */
  current?: CurrentLabel | undefined;
}

export interface CurrentLabel {
  /** Of the labels. */
  index: number;
  /** Beside the line: "1.8 kg by volume". */
  name: string;
}

interface Point {
  value: number | null;
  position: number;
}

/** The corners of a line: its points, and for steps the start of each level. */
function cornersOf(values: readonly (number | null)[], isStepped: boolean): Point[] {
  return values.flatMap((value, position) => {
    const before = values[position - 1];
    const isLevel = isStepped && value !== null && before !== null && before !== undefined;
    return isLevel
      ? [
          { value, position: position - 1 },
          { value, position },
        ]
      : [{ value, position }];
  });
}

/** Draws lines over time. */
export function trendDrawing(
  { labels, series, number }: SeriesData,
  { isArea, isStepped, current }: LineShape,
  { width, height }: Size,
  messages: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(number);
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const last = labels.length - 1;
  const isNamed = series.length > 1 && width >= roomForLabels && hasRoomForNames(series.length, height);
  const endNames = series.map((each) => `${each.name} ${formatLast(each.values, style.short)}`);
  const margin = isNamed
    ? Math.min(width * 0.34, Math.max(...endNames.map(textWidth)) + dotSpace + 12)
    : inset.side;

  const ticks = niceTicks(values, number !== 'percent' && values.every(Number.isInteger));
  const right = width - margin;
  const gutter = labelsWidth(ticks, style);
  const x = scalePoint({ domain: [...labels.keys()], range: [gutter + inset.side, right - inset.side] });
  const y = scaleLinear({
    domain: [ticks[0]!, ticks.at(-1)!],
    range: [height - inset.bottom, inset.top],
  });
  const at = (index: number) => x(index) ?? inset.side;

  // A single line shows its last value.
  const only = series.length === 1 ? series[0]!.values[last] : null;
  const words = labels.map((label, index) =>
    index === last && only !== null && only !== undefined ? `${label}, ${style.short(only)}` : label,
  );
  const written = labelled(words, right - gutter);
  const ends = spread(
    series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)),
    labelDistance,
    inset.top,
    height - inset.bottom,
  );

  const currentValue = current && series[0]?.values[current.index];
  const isRoomAfter = current !== undefined && at(current.index) + 8 + textWidth(current.name) <= right;
  const currentMark = current && currentValue !== null && currentValue !== undefined && (
    <g className={markClass(0, series[0]?.tone)} data-part="current">
      <line
        className={styles.cursor}
        x1={at(current.index)}
        x2={at(current.index)}
        y1={y(currentValue)}
        y2={height - inset.bottom}
      />
      <circle className={styles.dot} cx={at(current.index)} cy={y(currentValue)} r={5} />
      {/* Near the axis: prices and amounts rise above it. */}
      <text
        className={styles.strong}
        x={at(current.index) + (isRoomAfter ? 8 : -8)}
        y={height - inset.bottom - 8}
        textAnchor={isRoomAfter ? 'start' : 'end'}
      >
        {current.name}
      </text>
    </g>
  );
  const still = (
    <>
      <AmountLines ticks={ticks} y={y} from={gutter} to={right} />
      <AmountLabels ticks={ticks} y={y} number={style} />
      {series.map(({ name, values, tone, isDashed = false }, index) => {
        const shared = {
          data: cornersOf(values, isStepped),
          x: ({ position }: Point) => at(position),
          y: ({ value }: Point) => y(value ?? 0),
          defined: ({ value }: Point) => value !== null,
        };
        return (
          <g key={name} className={markClass(index, tone)}>
            {isArea && !isDashed && <AreaClosed {...shared} yScale={y} className={styles.soft} />}
            <LinePath {...shared} fill="none" className={styles.line} data-dashed={isDashed || undefined} />
            {values[last] !== null && values[last] !== undefined && (
              <circle className={styles.dot} cx={at(last)} cy={y(values[last])} r={4} />
            )}
          </g>
        );
      })}
      {labels.map((label, index) =>
        written.has(index) ? (
          <text key={label} {...anchored(words[index]!, at(index), right)} y={height - 6}>
            {words[index]}
          </text>
        ) : null,
      )}
      {currentMark}
      {isNamed &&
        endNames.map((words, index) => (
          <g key={series[index]!.name} className={markClass(index, series[index]!.tone)}>
            <circle className={styles.fill} cx={right + 12} cy={ends[index]} r={3} />
            <text className={styles.name} x={right + 6 + dotSpace} y={ends[index]! + 4}>
              {fitted(words, margin - dotSpace - 8)}
            </text>
          </g>
        ))}
    </>
  );

  const marks = series.map(({ name, values: own }) =>
    labels.map((label, column): Mark => {
      const value = own[column] ?? null;
      const spokenValue = value === null ? messages.noValue : style.full(value);
      return {
        x: at(column),
        y: y(value ?? 0),
        title: label,
        spoken: series.length === 1 ? `${label}, ${spokenValue}` : `${name}, ${label}, ${spokenValue}`,
        lines: series.map((each, index) => {
          const other = each.values[column] ?? null;
          return {
            ...(series.length > 1 && { name: each.name, swatch: markClass(index, each.tone) }),
            value: other === null ? '–' : style.full(other),
          };
        }),
      };
    }),
  );

  return {
    still,
    marks,
    start: { row: 0, column: last },
    pick: (pointX, pointY) => {
      const step = last === 0 ? 1 : (at(last) - at(0)) / last;
      const column = Math.min(last, Math.max(0, Math.round((pointX - at(0)) / step)));
      const away = marks.map((row) => Math.abs(row[column]!.y - pointY));
      return { row: away.indexOf(Math.min(...away)), column };
    },
    over: (_mark, { column }) => (
      <>
        <line
          className={styles.cursor}
          x1={at(column)}
          x2={at(column)}
          y1={inset.top}
          y2={height - inset.bottom}
        />
        {series.map(({ name, values, tone }, index) => {
          const value = values[column];
          return value === null || value === undefined ? null : (
            <circle
              key={name}
              className={`${styles.dot} ${markClass(index, tone)}`}
              cx={at(column)}
              cy={y(value)}
              r={4.5}
            />
          );
        })}
      </>
    ),
  };
}

function formatLast(values: readonly (number | null)[], write: (value: number) => string): string {
  const value = values.findLast((each) => each !== null);
  return value === undefined || value === null ? '' : write(value);
}
