import type { ChartMessages } from '../chartWords.ts';
import { scaleBand, scaleLinear } from '@visx/scale';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, formatShare } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Mark, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { anchored, fitted, labelled, niceTicks, roomForLabels, spread, textWidth } from '../scale.ts';
import type { SeriesData } from '../series.ts';
import { AmountLines, AmountLabels, labelsWidth } from '../trend/AmountLines.tsx';

const inset = { top: 18, bottom: 24 };

/** Draws stacked bars, first series at the bottom. Negative values count as 0. */
export function stackedDrawing(
  { labels, series, number }: SeriesData,
  { width, height }: Size,
  words: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(number);
  const value = (row: number, column: number) => Math.max(0, series[row]?.values[column] ?? 0);
  const totals = labels.map((_, column) => series.reduce((sum, _each, row) => sum + value(row, column), 0));
  const isNamed = width >= roomForLabels;
  const margin = isNamed
    ? Math.min(width * 0.3, Math.max(...series.map(({ name }) => textWidth(name))) + 14)
    : 0;
  const right = width - margin;

  const ticks = niceTicks(totals, totals.every(Number.isInteger));
  const gutter = labelsWidth(ticks, style);
  const x = scaleBand({
    domain: [...labels.keys()],
    range: [gutter, right],
    paddingInner: 0.35,
    paddingOuter: 0.1,
  });
  const y = scaleLinear({ domain: [0, ticks.at(-1)!], range: [height - inset.bottom, inset.top] });
  const bar = x.bandwidth();
  const under = (row: number, column: number) =>
    series.slice(0, row).reduce((sum, _each, below) => sum + value(below, column), 0);
  const box = (row: number, column: number) => {
    const foot = under(row, column);
    const top = y(foot + value(row, column));
    return { x: x(column) ?? 0, y: top, width: bar, height: Math.max(0, y(foot) - top) };
  };

  const named = labelled(labels, right);
  const last = labels.length - 1;
  const ends = spread(
    series.map((_, row) => box(row, last).y + box(row, last).height / 2),
    15,
    inset.top,
    height - inset.bottom,
  );

  return {
    still: (
      <>
        <AmountLines ticks={ticks} y={y} from={gutter} to={right} />
        <AmountLabels ticks={ticks} y={y} number={style} />
        {series.map(({ name, tone }, row) => (
          <g key={name} className={markClass(row, tone)}>
            {labels.map((label, column) => (
              <rect
                key={label}
                data-mark={`${row}:${column}`}
                className={styles.part}
                {...box(row, column)}
              />
            ))}
          </g>
        ))}
        {labels.map((label, index) =>
          named.has(index) ? (
            <text key={label} {...anchored(label, (x(index) ?? 0) + bar / 2, right)} y={height - 6}>
              {label}
            </text>
          ) : null,
        )}
        {isNamed &&
          series.map(({ name }, row) => (
            <text key={name} className={styles.name} x={right + 10} y={ends[row]! + 4}>
              {fitted(name, margin - 12)}
            </text>
          ))}
      </>
    ),
    marks: series.map(({ name, tone }, row) =>
      labels.map((label, column): Mark => {
        const { x: left, y: top } = box(row, column);
        const written = style.full(value(row, column));
        const share = formatShare(value(row, column), totals[column]!);
        return {
          x: left + bar / 2,
          y: top,
          title: label,
          spoken: `${name}, ${label}, ${written}, ${share}`,
          lines: [
            { name, value: `${written} · ${share}`, swatch: markClass(row, tone) },
            { name: words.total, value: style.full(totals[column]!) },
          ],
        };
      }),
    ),
    over: (_mark, { row, column }) => <rect className={styles.outline} {...box(row, column)} />,
  };
}
