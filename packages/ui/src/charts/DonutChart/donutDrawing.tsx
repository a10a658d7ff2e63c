import type { ChartMessages } from '../chartWords.ts';
import { arc, pie } from '@visx/shape';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, formatShare } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Mark, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { fitted, spread, textWidth } from '../scale.ts';
import type { ItemData } from '../series.ts';

/** Below this width in pixels, the ring is above a list of its parts. */
export const roomForRing = 340;
const listLine = 22;

export const donutHeight = (width: number, parts: number): number =>
  width >= roomForRing ? 208 : 176 + parts * listLine;

/** Draws a labelled ring with the total in the centre. */
export function donutDrawing(
  { items, number }: ItemData,
  { width, height }: Size,
  messages: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(number);
  const whole = items.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const isWide = width >= roomForRing;
  const radius = isWide ? Math.min(92, width * 0.2) : Math.min(76, width / 2 - 2);
  const center = { x: width / 2, y: isWide ? height / 2 : 84 };

  const slices = pie({
    value: ({ value }: { value: number }) => Math.max(0, value),
    sort: null,
    padAngle: 0,
  })([...items]);
  const outline = arc<(typeof slices)[number]>({ innerRadius: radius * 0.62, outerRadius: radius });
  const middles = slices.map(({ startAngle, endAngle }) => (startAngle + endAngle) / 2);
  const edge = (angle: number, far: number) => ({
    x: center.x + Math.sin(angle) * far,
    y: center.y - Math.cos(angle) * far,
  });
  const words = items.map(({ label, value }) => ({
    label,
    value: `${style.short(value)} · ${formatShare(value, whole)}`,
  }));
  const places = isWide
    ? sideLabels(
        middles.map((angle) => edge(angle, radius + 14)),
        center.x,
        height,
      )
    : [];

  return {
    still: (
      <>
        <g transform={`translate(${center.x} ${center.y})`}>
          {slices.map((slice, index) => (
            <path
              key={items[index]!.label}
              data-mark={`0:${index}`}
              className={`${styles.part} ${markClass(index, items[index]!.tone)}`}
              d={outline(slice) ?? ''}
            />
          ))}
        </g>
        <text className={styles.big} x={center.x} y={center.y + 4} textAnchor="middle">
          {style.short(whole)}
        </text>
        <text x={center.x} y={center.y + 22} textAnchor="middle">
          {messages.total}
        </text>
        {words.map(({ label, value }, index) => {
          if (!isWide)
            return (
              <g key={label} data-mark={`0:${index}`} className={markClass(index, items[index]!.tone)}>
                <rect className={styles.fill} x={0} y={180 + index * listLine} width={8} height={8} rx={2} />
                <text className={styles.name} x={16} y={188 + index * listLine}>
                  {fitted(label, width - textWidth(value) - 28)}
                </text>
                <text className={styles.strong} x={width} y={188 + index * listLine} textAnchor="end">
                  {value}
                </text>
              </g>
            );
          const from = edge(middles[index]!, radius + 2);
          const { y, isRight } = places[index]!;
          const side = center.x + (isRight ? 1 : -1) * (radius + 18);
          const anchor = isRight ? 'start' : 'end';
          const room = (isRight ? width - side : side) - 8;
          return (
            <g key={label}>
              <polyline
                className={styles.leader}
                points={`${from.x},${from.y} ${side - (isRight ? 6 : -6)},${y} ${side},${y}`}
              />
              <text className={styles.name} x={side + (isRight ? 4 : -4)} y={y - 1} textAnchor={anchor}>
                {fitted(label, room)}
              </text>
              <text className={styles.strong} x={side + (isRight ? 4 : -4)} y={y + 13} textAnchor={anchor}>
                {value}
              </text>
            </g>
          );
        })}
      </>
    ),
    marks: [
      items.map(({ label, value }, index): Mark => ({
        x: edge(middles[index]!, radius * 0.81).x,
        // Keeps the tooltip above or below the total in the centre.
        ...(Math.cos(middles[index]!) > 0
          ? { y: center.y - 12, tip: 'above' }
          : { y: center.y + 20, tip: 'below' }),
        title: label,
        lines: [{ value: style.full(value) }, { value: formatShare(value, whole) }],
      })),
    ],
    over: (_mark, { column }) => (
      <path
        className={styles.outline}
        transform={`translate(${center.x} ${center.y})`}
        d={outline(slices[column]!) ?? ''}
      />
    ),
  };
}

/** Places labels on the side of their slice without overlaps. */
function sideLabels(points: readonly { x: number; y: number }[], middle: number, height: number) {
  const isRight = points.map(({ x }) => x >= middle);
  const result = points.map(({ y }, index) => ({ y, isRight: isRight[index]! }));
  for (const side of [true, false]) {
    const own = [...points.keys()].filter((index) => isRight[index] === side);
    const moved = spread(
      own.map((index) => points[index]!.y),
      32,
      14,
      height - 16,
    );
    for (const [order, index] of own.entries()) result[index] = { y: moved[order]!, isRight: side };
  }
  return result;
}
