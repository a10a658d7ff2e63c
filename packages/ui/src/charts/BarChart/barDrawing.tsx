import { scaleBand, scaleLinear } from '@visx/scale';
import { AmountLines, AmountLabels, labelsWidth } from '../trend/AmountLines.tsx';
import { numberStyle, type NumberStyle } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Mark, Place, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { anchored, fitted, labelled, niceTicks, textWidth } from '../scale.ts';
import type { ChartItem, ItemData } from '../series.ts';

/** Height of a horizontal bar with its gap, in pixels. */
export const horizontalBarHeight = 30;

/** Draws horizontal bars: a name, a bar and a value per row. */
export function horizontalBars({ items, number }: ItemData, { width }: Size): Drawing {
  const style = numberStyle(number);
  const values = items.map(({ value }) => value);
  const names = Math.min(width * 0.36, Math.max(...items.map(({ label }) => textWidth(label))) + 12);
  const amounts = Math.max(...values.map((value) => textWidth(style.short(value)))) + 10;
  const hasLess = values.some((value) => value < 0);
  const x = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(0, ...values, Number.MIN_VALUE)],
    range: [names + (hasLess ? amounts : 0), width - amounts],
  });
  const middle = (index: number) => index * horizontalBarHeight + horizontalBarHeight / 2;
  return {
    still: items.map(({ label, value, tone }, index) => {
      const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
      return (
        <g key={label} data-mark={`0:${index}`} className={markClass(0, tone)}>
          <rect
            x={0}
            y={index * horizontalBarHeight}
            width={width}
            height={horizontalBarHeight}
            fill="transparent"
          />
          <text className={styles.name} x={0} y={middle(index) + 4}>
            {fitted(label, names - 8)}
          </text>
          <rect
            className={styles.fill}
            x={from}
            y={middle(index) - 8}
            width={Math.max(1, to - from)}
            height={16}
            rx={2}
          />
          <text
            className={styles.strong}
            x={value < 0 ? from - 6 : to + 6}
            y={middle(index) + 4}
            textAnchor={value < 0 ? 'end' : 'start'}
          >
            {style.short(value)}
          </text>
        </g>
      );
    }),
    marks: [
      items.map((item, index): Mark => createMark(item, style, { x: x(item.value), y: middle(index) - 6 })),
    ],
    over: (_mark, { column }) => (
      <rect
        className={styles.outline}
        x={Math.min(x(0), x(items[column]!.value))}
        y={middle(column) - 8}
        width={Math.max(1, Math.abs(x(items[column]!.value) - x(0)))}
        height={16}
        rx={2}
      />
    ),
  };
}

const inset = { top: 22, bottom: 24 };

/** Draws vertical bars for a few ordered groups: weight slabs, weekdays. */
export function verticalBars({ items, number }: ItemData, { width, height }: Size): Drawing {
  const style = numberStyle(number);
  const values = items.map(({ value }) => value);
  const ticks = niceTicks(values, values.every(Number.isInteger));
  const y = scaleLinear({ domain: [ticks[0]!, ticks.at(-1)!], range: [height - inset.bottom, inset.top] });
  // Values above all bars if there is room; otherwise grid lines.
  const isWritten = values.every(
    (value) => textWidth(style.short(value)) <= width / Math.max(1, items.length),
  );
  const gutter = isWritten ? 0 : labelsWidth(ticks, style);
  const x = scaleBand({
    domain: [...items.keys()],
    range: [gutter, width],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  });
  const bar = x.bandwidth();
  const labels = items.map(({ label }) => label);
  const fits = x.step() >= 48;
  const named = fits ? new Set(labels.keys()) : labelled(labels, width);
  const words = labels.map((label) => (fits ? fitted(label, x.step() - 4) : label));
  const top = (value: number) => Math.min(y(value), y(0));
  const size = (value: number) => Math.max(1, Math.abs(y(value) - y(0)));
  return {
    still: (
      <>
        {isWritten ? (
          <line className={styles.baseline} x1={0} x2={width} y1={y(0)} y2={y(0)} />
        ) : (
          <>
            <AmountLines ticks={ticks} y={y} from={gutter} to={width} />
            <AmountLabels ticks={ticks} y={y} number={style} />
          </>
        )}
        {items.map(({ label, value, tone }, index) => {
          const left = x(index) ?? 0;
          return (
            <g key={label} className={markClass(0, tone)}>
              <rect className={styles.fill} x={left} y={top(value)} width={bar} height={size(value)} rx={2} />
              {isWritten && (
                <text
                  className={styles.strong}
                  x={left + bar / 2}
                  y={value < 0 ? top(value) + size(value) + 14 : top(value) - 6}
                  textAnchor="middle"
                >
                  {style.short(value)}
                </text>
              )}
              {named.has(index) && (
                <text
                  className={styles.name}
                  {...anchored(words[index]!, left + bar / 2, width)}
                  y={height - 6}
                >
                  {words[index]}
                </text>
              )}
            </g>
          );
        })}
      </>
    ),
    marks: [
      items.map((item, index) =>
        createMark(item, style, { x: (x(index) ?? 0) + bar / 2, y: top(item.value) }),
      ),
    ],
    pick: (pointX): Place => ({
      row: 0,
      column: Math.min(items.length - 1, Math.max(0, Math.floor((pointX - gutter) / x.step()))),
    }),
    over: (_mark, { column }) => (
      <rect
        className={styles.outline}
        x={x(column)}
        y={top(items[column]!.value)}
        width={bar}
        height={size(items[column]!.value)}
        rx={2}
      />
    ),
  };
}

const createMark = ({ label, value }: ChartItem, style: NumberStyle, at: { x: number; y: number }): Mark => ({
  ...at,
  title: label,
  lines: [{ value: style.full(value) }],
});
