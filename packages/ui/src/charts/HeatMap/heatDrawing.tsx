import type { ChartMessages } from '../chartWords.ts';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, type ChartNumber } from '../numbers.ts';
import { rampClasses } from '../palette/palette.css.ts';
import { rampStep } from '../palette/palette.ts';
import type { Drawing, Mark, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import type { MarkHrefs } from '../table.ts';
import { anchored, fitted, labelled, textWidth, wrapped } from '../scale.ts';

export interface HeatData {
  /** Row labels: weekdays, zones. */
  rows: readonly string[];
  /** Column labels: hours, couriers. */
  columns: readonly string[];
  /** Values per row; null if missing. */
  values: readonly (readonly (number | null)[])[];
  /** Where each value leads; undefined for nowhere. */
  hrefs?: MarkHrefs;
  /** Number format. @default 'count' */
  number?: ChartNumber;
}

/** Row height in pixels, large enough for touch. */
export const heatRow = 30;
const footer = 22;
const line = 14;

/** Hours and dates can be left out between others; each name of several words is needed, and has two lines. */
const isNames = (columns: readonly string[]) => columns.some((label) => label.includes(' '));

export const heatHeight = (rows: number, columns: readonly string[]): number =>
  rows * heatRow + footer + (isNames(columns) ? line : 0);

export function extent(values: HeatData['values']): [least: number, most: number] {
  const all = values.flat().filter((value) => value !== null);
  return all.length === 0 ? [0, 0] : [Math.min(...all), Math.max(...all)];
}

/** Draws shaded cells, with their values if they fit. */
export function heatDrawing(
  { rows, columns, values, number }: HeatData,
  { width }: Size,
  words: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(number);
  const [least, most] = extent(values);
  const names = Math.min(width * 0.28, Math.max(...rows.map(textWidth)) + 10);
  const wide = (width - names) / Math.max(1, columns.length);
  const cell = (row: number, column: number) => ({
    x: names + column * wide,
    y: row * heatRow,
    width: wide,
    height: heatRow,
  });
  const isWritten = values
    .flat()
    .every((value) => value === null || textWidth(style.short(value)) + 6 <= wide);
  const named = labelled(columns, width - names);
  return {
    still: (
      <>
        {rows.map((label, row) => (
          <g key={label}>
            <text className={styles.name} x={0} y={row * heatRow + heatRow / 2 + 4}>
              {fitted(label, names - 8)}
            </text>
            {columns.map((name, column) => {
              const value = values[row]?.[column] ?? null;
              const place = cell(row, column);
              return (
                <g
                  key={name}
                  data-mark={`${row}:${column}`}
                  className={value === null ? undefined : rampClasses[rampStep(value, least, most)]}
                >
                  <rect className={value === null ? styles.nothing : styles.part} {...place} rx={3} />
                  {isWritten && value !== null && (
                    <text
                      className={styles.onMark}
                      x={place.x + wide / 2}
                      y={place.y + heatRow / 2 + 4}
                      textAnchor="middle"
                    >
                      {style.short(value)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        {columns.map((label, column) =>
          isNames(columns) ? (
            wrapped(label, wide - 4).map((text, at) => (
              <text
                key={`${label} ${at}`}
                x={names + (column + 0.5) * wide}
                y={rows.length * heatRow + 16 + at * line}
                textAnchor="middle"
              >
                {text}
              </text>
            ))
          ) : named.has(column) ? (
            <text
              key={label}
              {...anchored(label, names + (column + 0.5) * wide, width)}
              y={rows.length * heatRow + 16}
            >
              {named.size === columns.length ? fitted(label, wide) : label}
            </text>
          ) : null,
        )}
      </>
    ),
    marks: rows.map((label, row) =>
      columns.map((name, column): Mark => {
        const value = values[row]?.[column] ?? null;
        return {
          x: names + (column + 0.5) * wide,
          y: row * heatRow + heatRow / 2,
          title: `${label}, ${name}`,
          lines: [{ value: value === null ? words.noValue : style.full(value) }],
        };
      }),
    ),
    over: (_mark, { row, column }) => <rect className={styles.outline} {...cell(row, column)} rx={3} />,
  };
}
