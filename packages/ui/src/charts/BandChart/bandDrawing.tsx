import { scaleLinear, scalePoint } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import type { Tone } from '../../tokens/palette.ts';
import type { ChartMessages } from '../chartWords.ts';
import { numberStyle, type ChartNumber } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { ArrowKey, Drawing, Mark, Place, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { anchored, fitted, labelled, niceTicks, textWidth } from '../scale.ts';
import { AmountLabels, AmountLines, labelsWidth } from '../trend/AmountLines.tsx';
import * as own from './BandChart.css.ts';

/** One value per label each. */
export interface BandValues {
  low: readonly number[];
  middle: readonly number[];
  high: readonly number[];
}

/** Something that happens at a label. */
export interface BandEvent {
  id: string;
  /** Of the labels. */
  index: number;
  /** Sets the size of its dot; below zero is as large. */
  value: number;
  /** Drawn as an outline: not certain. @default false */
  isForecast?: boolean;
  /** Lines below its value, for the tooltip and screen readers. */
  notes?: readonly string[];
}

/** A row of dots below the band. At most one event at each label. */
export interface BandRow {
  name: string;
  tone?: Tone;
  events: readonly BandEvent[];
}

export interface BandData {
  labels: readonly string[];
  values: BandValues;
  rows: readonly BandRow[];
  number: ChartNumber;
  limit?: { value: number; name: string } | undefined;
  /** The label that matters most. */
  mark?: { index: number; name: string } | undefined;
  /** Middle values of another case, drawn dashed. */
  other?: readonly number[] | undefined;
}

const inset = { top: 30, axis: 22, side: 10 };
export const rowHeight = 26;
const radius = { least: 3.5, most: 10 };
/** Row names take at most this part of the width. */
const nameShare = 0.22;

/** Height of the band, without rows and axis. */
export const bandHeight = (height: number, rows: number): number => height + rows * rowHeight + inset.axis;

/** Draws the band, and the rows of events below it on the same axis. */
export function bandDrawing(
  { labels, values, rows, number, limit, mark, other }: BandData,
  { width, height }: Size,
  messages: ChartMessages,
): Drawing {
  const style = numberStyle(number);
  const foot = height - inset.axis - rows.length * rowHeight;
  const all = [...values.low, ...values.high, ...(other ?? []), ...(limit ? [limit.value] : [])];
  const ticks = niceTicks(all, all.every(Number.isInteger));
  const gutter = Math.max(
    labelsWidth(ticks, style),
    Math.min(width * nameShare, Math.max(0, ...rows.map(({ name }) => textWidth(name))) + 12),
  );
  const x = scalePoint({ domain: [...labels.keys()], range: [gutter + inset.side, width - inset.side] });
  const y = scaleLinear({ domain: [ticks[0]!, ticks.at(-1)!], range: [foot - 6, inset.top] });
  const at = (index: number) => x(index) ?? 0;
  const rowY = (row: number) => foot + row * rowHeight + rowHeight / 2;
  const largest = Math.max(1, ...rows.flatMap(({ events }) => events.map(({ value }) => Math.abs(value))));
  const size = (value: number) =>
    radius.least + (radius.most - radius.least) * Math.sqrt(Math.abs(value) / largest);
  const written = labelled(labels, width - gutter - 2 * inset.side);
  const points = labels.map((_, index) => index);
  const areaOf = (from: (index: number) => number, to: (index: number) => number, className: string) => (
    <Area
      data={points}
      x={at}
      y0={(index) => y(from(index))}
      y1={(index) => y(to(index))}
      className={className}
    />
  );

  const still = (
    <>
      <AmountLines ticks={ticks} y={y} from={gutter} to={width} />
      <AmountLabels ticks={ticks} y={y} number={style} />
      <g className={markClass(0)}>
        {areaOf(
          (index) => values.low[index]!,
          (index) => values.high[index]!,
          own.band,
        )}
      </g>
      {limit && (
        <g className={markClass(0, 'critical')}>
          {areaOf(
            (index) => Math.min(limit.value, values.low[index]!),
            (index) => Math.min(limit.value, values.high[index]!),
            own.beyond,
          )}
          <line className={own.limit} x1={gutter} x2={width} y1={y(limit.value)} y2={y(limit.value)} />
          <text className={styles.haloed} x={width - 4} y={y(limit.value) - 5} textAnchor="end">
            {limit.name}
          </text>
        </g>
      )}
      <g className={markClass(0)}>
        <LinePath data={points} x={at} y={(index) => y(values.middle[index]!)} className={styles.line} />
      </g>
      {other && (
        <g className={markClass(0, 'positive')} data-part="other">
          <LinePath
            data={points}
            x={at}
            y={(index) => y(other[index]!)}
            className={styles.line}
            data-dashed
          />
        </g>
      )}
      {mark && (
        <g className={markClass(0, 'critical')} data-part="mark">
          <line
            className={own.day}
            x1={at(mark.index)}
            x2={at(mark.index)}
            y1={inset.top - 8}
            y2={height - inset.axis}
          />
          <circle className={styles.dot} cx={at(mark.index)} cy={y(values.middle[mark.index]!)} r={5} />
          <text className={styles.strong} {...anchored(mark.name, at(mark.index), width)} y={14}>
            {fitted(mark.name, width)}
          </text>
        </g>
      )}
      {rows.map(({ name, tone, events }, row) => (
        <g key={name} className={markClass(row + 1, tone)}>
          <line className={styles.grid} x1={gutter} x2={width} y1={rowY(row)} y2={rowY(row)} />
          <text className={styles.name} x={0} y={rowY(row) + 4}>
            {fitted(name, gutter - 6)}
          </text>
          {events.map(({ id, index, value, isForecast }) => (
            <circle
              key={id}
              className={isForecast ? own.hollow : styles.dot}
              cx={at(index)}
              cy={rowY(row)}
              r={size(value)}
              data-event={isForecast ? 'forecast' : 'known'}
            />
          ))}
        </g>
      ))}
      {labels.map((label, index) =>
        written.has(index) ? (
          <text key={label} {...anchored(label, at(index), width)} y={height - 4}>
            {label}
          </text>
        ) : null,
      )}
    </>
  );

  const bandMarks = labels.map((label, index): Mark => ({
    x: at(index),
    y: y(values.middle[index]!),
    title: label,
    lines: [
      { name: messages.middle, value: style.full(values.middle[index]!) },
      { value: messages.range(style.full(values.low[index]!), style.full(values.high[index]!)) },
    ],
  }));
  const filled = rows.map((row, index) => ({ ...row, at: index })).filter(({ events }) => events.length > 0);
  const marks = [
    bandMarks,
    ...filled.map(({ name, events, at: row }) =>
      events.map(({ index, value, notes = [] }): Mark => ({
        x: at(index),
        y: rowY(row),
        tip: 'above',
        title: `${name}, ${labels[index]!}`,
        lines: [{ value: style.full(value) }, ...notes.map((note) => ({ value: note }))],
      })),
    ),
  ];
  const indexOf = ({ row, column }: Place) => (row === 0 ? column : filled[row - 1]!.events[column]!.index);
  /** The place of a row that is nearest to a label. */
  const nearest = (row: number, index: number): Place => {
    if (row === 0) return { row, column: index };
    const away = filled[row - 1]!.events.map((event) => Math.abs(event.index - index));
    return { row, column: away.indexOf(Math.min(...away)) };
  };

  return {
    still,
    marks,
    start: { row: 0, column: mark?.index ?? 0 },
    move: (key: ArrowKey, from: Place) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const column = from.column + (key === 'ArrowRight' ? 1 : -1);
        return { row: from.row, column: Math.min(marks[from.row]!.length - 1, Math.max(0, column)) };
      }
      const row = Math.min(marks.length - 1, Math.max(0, from.row + (key === 'ArrowDown' ? 1 : -1)));
      return row === from.row ? from : nearest(row, indexOf(from));
    },
    pick: (pointX, pointY) => {
      const step = labels.length < 2 ? 1 : at(1) - at(0);
      const index = Math.min(labels.length - 1, Math.max(0, Math.round((pointX - at(0)) / step)));
      if (pointY < foot) return { row: 0, column: index };
      const row = filled.findIndex((one) => Math.abs(rowY(one.at) - pointY) <= rowHeight / 2);
      return row < 0 ? null : nearest(row + 1, index);
    },
    over: ({ x: left, y: top }, place) => (
      <>
        <line className={styles.cursor} x1={left} x2={left} y1={inset.top} y2={height - inset.axis} />
        <circle
          className={styles.outline}
          cx={left}
          cy={top}
          r={place.row === 0 ? 5 : size(filled[place.row - 1]!.events[place.column]!.value) + 2}
        />
      </>
    ),
  };
}

/** The events of a place; undefined on the band. */
export function eventAt(rows: readonly BandRow[], { row, column }: Place): BandEvent | undefined {
  return rows.filter(({ events }) => events.length > 0)[row - 1]?.events[column];
}
