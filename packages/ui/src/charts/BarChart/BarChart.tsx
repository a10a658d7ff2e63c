import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { itemTable, type ChartItem, type ItemData } from '../series.ts';
import { lyingBar, lyingBars, standingBars } from './barDrawing.tsx';

export const barDirections = ['across', 'up'] as const;

export interface BarChartProps extends ItemData, ChartProps {
  /** `across` for names, longest first; `up` for groups with an order of their own. @default 'across' */
  direction?: (typeof barDirections)[number];
  /** Of standing bars, in pixels; lying ones are as high as they are many. @default 180 */
  height?: number;
  /** A bar was pressed, or Enter on it: show what it counts. */
  onOpen?: (item: ChartItem, index: number) => void;
}

/** Compares amounts. */
export function BarChart({
  items,
  number = 'count',
  labelHeader,
  valueHeader,
  direction = 'across',
  height = 180,
  onOpen,
  ...frame
}: BarChartProps) {
  const isAcross = direction === 'across';
  const tall = isAcross ? Math.max(1, items.length) * lyingBar : height;
  const draw = useCallback(
    (size: Size) => (isAcross ? lyingBars : standingBars)({ items, number }, size),
    [items, number, isAcross],
  );
  const headers = {
    ...(labelHeader !== undefined && { labelHeader }),
    ...(valueHeader !== undefined && { valueHeader }),
  };
  return (
    <ChartFrame
      {...frame}
      height={tall}
      table={itemTable({ items, number, ...headers })}
      isEmpty={items.every(({ value }) => value === 0)}
    >
      <Plot
        label={`${frame.title}, ${chartMessages.chart.kinds.bar}`}
        height={tall}
        draw={draw}
        onOpen={onOpen && (({ column }) => onOpen(items[column]!, column))}
      />
    </ChartFrame>
  );
}
