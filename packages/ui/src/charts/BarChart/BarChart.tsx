import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { useItemAction } from '../useItemAction.ts';
import { itemTable, type ChartItem, type ItemData } from '../series.ts';
import { horizontalBarHeight, horizontalBars, verticalBars } from './barDrawing.tsx';

export const barDirections = ['horizontal', 'vertical'] as const;

export interface BarChartProps extends ItemData, ChartProps {
  /**
   * `horizontal` for names, sorted by value; `vertical` for groups with a natural order. @default
   * 'horizontal'
   */
  direction?: (typeof barDirections)[number];
  /** Height of vertical bars in pixels; horizontal bars depend on their number. @default 180 */
  height?: number;
  /** Called when a bar is clicked or Enter is pressed. */
  onAction?: (item: ChartItem, index: number) => void;
}

/** Compares values of groups. */
export function BarChart({
  items,
  number = 'count',
  labelHeader,
  valueHeader,
  direction = 'horizontal',
  height = 180,
  onAction,
  ...frame
}: BarChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const onItem = useItemAction(items, onAction);
  const isHorizontal = direction === 'horizontal';
  const tall = isHorizontal ? Math.max(1, items.length) * horizontalBarHeight : height;
  const draw = useCallback(
    (size: Size) => (isHorizontal ? horizontalBars : verticalBars)({ items, number }, size),
    [items, number, isHorizontal],
  );
  const headers = {
    labelHeader,
    valueHeader,
  };
  return (
    <ChartFrame
      {...frame}
      height={tall}
      table={itemTable({ items, number, ...headers }, words)}
      isEmpty={items.every(({ value }) => value === 0)}
    >
      <Plot
        label={`${frame.title}, ${words.kinds.bar}`}
        height={tall}
        draw={draw}
        onAction={onItem && (({ column }) => onItem(items[column]!, column))}
      />
    </ChartFrame>
  );
}
