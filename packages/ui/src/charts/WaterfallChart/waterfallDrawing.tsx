import { scaleBand, scaleLinear } from '@visx/scale';
import { numberStyle, type ChartNumber } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Place, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { fitted, textWidth } from '../scale.ts';
import * as own from './WaterfallChart.css.ts';
import { cutLevel } from './waterfall.ts';
import type { WaterfallBar } from './waterfall.ts';

/** Narrower plots draw the bars lying down. */
export const narrowWidth = 560;
export const lyingHeight = 32;
const inset = { top: 22, bottom: 26, note: 16 };

interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
}

const toneOf = ({ tone, isTotal, value }: WaterfallBar) =>
  tone ?? (isTotal ? 'neutral' : value < 0 ? 'info' : 'accent');

/** The two slanted lines over a bar that is cut. */
function Cut({ shape, isLying }: { shape: Shape; isLying: boolean }) {
  const { x, y, width, height } = shape;
  const at = isLying ? x + 12 : y + height - 12;
  return isLying ? (
    <path className={own.cut} d={`M${at} ${y - 2} l6 ${height + 4}`} />
  ) : (
    <path className={own.cut} d={`M${x - 2} ${at} l${width + 4} -6`} />
  );
}

function marksOf(
  bars: readonly WaterfallBar[],
  shapes: readonly Shape[],
  number: ChartNumber,
): Drawing['marks'] {
  const style = numberStyle(number);
  return [
    bars.map(({ label, value, isTotal, note }, index) => {
      const shape = shapes[index]!;
      const sign = !isTotal && value > 0 ? '+' : '';
      return {
        x: shape.x + shape.width / 2,
        y: shape.y,
        title: label,
        lines: [{ value: `${sign}${style.full(value)}` }, ...(note === undefined ? [] : [{ value: note }])],
      };
    }),
  ];
}

function shared(bars: readonly WaterfallBar[], shapes: readonly Shape[], number: ChartNumber) {
  return {
    marks: marksOf(bars, shapes, number),
    over: (_mark: unknown, { column }: Place) => (
      <rect
        className={styles.outline}
        x={shapes[column]!.x}
        y={shapes[column]!.y}
        width={shapes[column]!.width}
        height={shapes[column]!.height}
        rx={2}
      />
    ),
  };
}

const amountText = ({ value, isTotal }: WaterfallBar, number: ChartNumber): string =>
  `${!isTotal && value > 0 ? '+' : ''}${numberStyle(number).short(value)}`;

function standing(bars: readonly WaterfallBar[], number: ChartNumber, { width, height }: Size): Drawing {
  const level = cutLevel(bars);
  const foot = height - inset.bottom - (bars.some(({ note }) => note !== undefined) ? inset.note : 0);
  const y = scaleLinear({
    domain: [level, Math.max(...bars.map(({ to }) => to))],
    range: [foot, inset.top],
  });
  const x = scaleBand({ domain: [...bars.keys()], range: [0, width], paddingInner: 0.28, paddingOuter: 0.1 });
  const shapes = bars.map(({ from, to }, index): Shape => {
    const top = y(to);
    const bottom = y(Math.max(from, level));
    return { x: x(index) ?? 0, y: top, width: x.bandwidth(), height: Math.max(1, bottom - top) };
  });
  return {
    still: (
      <>
        {bars.slice(0, -1).map((bar, index) => (
          <line
            key={bar.label}
            className={styles.grid}
            x1={shapes[index]!.x + x.bandwidth()}
            x2={shapes[index + 1]!.x}
            y1={y(bar.level)}
            y2={y(bar.level)}
          />
        ))}
        {bars.map((bar, index) => {
          const shape = shapes[index]!;
          return (
            <g key={bar.label} className={markClass(0, toneOf(bar))}>
              <rect className={styles.fill} {...shape} rx={2} />
              {bar.isTotal && level > 0 && <Cut shape={shape} isLying={false} />}
              <text
                className={styles.strong}
                x={shape.x + shape.width / 2}
                y={shape.y - 6}
                textAnchor="middle"
              >
                {fitted(amountText(bar, number), x.step() + 4)}
              </text>
              <text className={styles.name} x={shape.x + shape.width / 2} y={foot + 18} textAnchor="middle">
                {fitted(bar.label, x.step() - 2)}
              </text>
              {bar.note !== undefined && (
                <text x={shape.x + shape.width / 2} y={foot + 18 + inset.note} textAnchor="middle">
                  {fitted(bar.note, x.step() - 2)}
                </text>
              )}
            </g>
          );
        })}
        <line className={styles.baseline} x1={0} x2={width} y1={foot} y2={foot} />
      </>
    ),
    pick: (pointX) => ({
      row: 0,
      column: Math.min(bars.length - 1, Math.max(0, Math.floor(pointX / x.step()))),
    }),
    ...shared(bars, shapes, number),
  };
}

function lying(bars: readonly WaterfallBar[], number: ChartNumber, { width }: Size): Drawing {
  const level = cutLevel(bars);
  const names = Math.min(width * 0.4, Math.max(...bars.map(({ label }) => textWidth(label))) + 10);
  const amounts = Math.max(...bars.map((bar) => textWidth(amountText(bar, number)))) + 10;
  const x = scaleLinear({
    domain: [level, Math.max(...bars.map(({ to }) => to))],
    range: [names, width - amounts],
  });
  const shapes = bars.map(({ from, to }, index): Shape => {
    const left = x(Math.max(from, level));
    return { x: left, y: index * lyingHeight + 8, width: Math.max(1, x(to) - left), height: 16 };
  });
  return {
    still: bars.map((bar, index) => {
      const shape = shapes[index]!;
      return (
        <g key={bar.label} data-mark={`0:${index}`} className={markClass(0, toneOf(bar))}>
          <rect x={0} y={index * lyingHeight} width={width} height={lyingHeight} fill="transparent" />
          <text className={styles.name} x={0} y={shape.y + 12}>
            {fitted(bar.label, names - 8)}
          </text>
          <rect className={styles.fill} {...shape} rx={2} />
          {bar.isTotal && level > 0 && <Cut shape={shape} isLying />}
          <text className={styles.strong} x={shape.x + shape.width + 6} y={shape.y + 12}>
            {amountText(bar, number)}
          </text>
        </g>
      );
    }),
    ...shared(bars, shapes, number),
  };
}

/** Draws the bars standing, or lying down where the plot is narrow. */
export function drawWaterfall(bars: readonly WaterfallBar[], number: ChartNumber, size: Size): Drawing {
  return (size.width < narrowWidth ? lying : standing)(bars, number, size);
}
