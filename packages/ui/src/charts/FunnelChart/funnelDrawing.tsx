import type { ChartMessages } from '../chartWords.ts';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, formatShare } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import type { Drawing, Mark, Size } from '../plot/drawing.ts';
import * as styles from '../plot/Plot.css.ts';
import { fitted, textWidth } from '../scale.ts';
import type { ItemData } from '../series.ts';

/** Height of a step in pixels: label, bar and gap. */
export const funnelStep = 62;
const bar = { top: 20, height: 18 };

/** Draws steps from top to bottom with the losses in between. */
export function funnelDrawing(
  { items, number }: ItemData,
  { width }: Size,
  words: ChartMessages = chartMessages.chart,
): Drawing {
  const style = numberStyle(number);
  const first = items[0]?.value ?? 0;
  const most = Math.max(1, ...items.map(({ value }) => value));
  const long = (index: number) => Math.max(2, ((items[index]?.value ?? 0) / most) * width);
  const lostAfter = (index: number) => {
    const [now, next] = [items[index]!.value, items[index + 1]?.value];
    return next === undefined || next > now
      ? null
      : words.lost(style.short(now - next), formatShare(now - next, now));
  };
  return {
    still: items.map(({ label, value, tone }, index) => {
      const top = index * funnelStep;
      const foot = top + bar.top + bar.height;
      const lost = lostAfter(index);
      const amount = `${style.short(value)} · ${formatShare(value, first)}`;
      return (
        <g key={label} data-mark={`${index}:0`} className={markClass(0, tone)}>
          <rect x={0} y={top} width={width} height={funnelStep - 8} fill="transparent" />
          <text className={styles.name} x={8} y={top + 12}>
            {fitted(label, width - textWidth(amount) - 20)}
          </text>
          <text className={styles.strong} x={width} y={top + 12} textAnchor="end">
            {amount}
          </text>
          <rect
            className={styles.fill}
            x={0}
            y={top + bar.top}
            width={long(index)}
            height={bar.height}
            rx={2}
          />
          {index < items.length - 1 && (
            <>
              <polygon
                className={styles.soft}
                points={`0,${foot} ${long(index)},${foot} ${long(index + 1)},${foot + 24 + 20} 0,${foot + 24 + 20}`}
              />
              {lost !== null && (
                <text x={8} y={foot + 16}>
                  {lost}
                </text>
              )}
            </>
          )}
        </g>
      );
    }),
    marks: items.map(({ label, value }, index): Mark[] => {
      const before = items[index - 1]?.value;
      return [
        {
          x: long(index) / 2,
          y: index * funnelStep + bar.top,
          title: label,
          lines: [
            { value: style.full(value) },
            ...(before === undefined
              ? []
              : [
                  { name: words.ofFirst, value: formatShare(value, first) },
                  { name: words.ofPrevious, value: formatShare(value, before) },
                ]),
          ],
        },
      ];
    }),
    over: (_mark, { row }) => (
      <rect
        className={styles.outline}
        x={0}
        y={row * funnelStep + bar.top}
        width={long(row)}
        height={bar.height}
        rx={2}
      />
    ),
  };
}
