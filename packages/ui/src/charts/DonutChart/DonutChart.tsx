import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle } from '../numbers.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { itemTable, type ChartItem, type ItemData } from '../series.ts';
import { donutDrawing, donutHeight } from './donutDrawing.tsx';

export interface DonutChartProps extends ItemData, ChartProps {
  /** Called when a slice is clicked or Enter is pressed. */
  onAction?: (item: ChartItem, index: number) => void;
}

/** Shows two to six parts of a whole. */
export function DonutChart({
  items,
  number = 'count',
  labelHeader,
  valueHeader,
  onAction,
  ...frame
}: DonutChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const draw = useCallback(
    (size: Size) => donutDrawing({ items, number }, size, words),
    [items, number, words],
  );
  const whole = items.reduce((sum, { value }) => sum + value, 0);
  const headers = {
    labelHeader,
    valueHeader,
  };
  const table = itemTable({ items, number, ...headers }, words);
  return (
    <ChartFrame
      {...frame}
      height={donutHeight(Number.POSITIVE_INFINITY, items.length)}
      table={{
        columns: [...table.columns, { header: words.share, number: numberStyle('percent') }],
        rows: items.map(({ label, value }) => [
          label,
          value,
          whole === 0 ? 0 : Math.round((value / whole) * 1000) / 10,
        ]),
      }}
      isEmpty={whole <= 0}
    >
      <Plot
        label={`${frame.title}, ${words.kinds.donut}`}
        height={(width) => donutHeight(width, items.length)}
        draw={draw}
        onAction={onAction && (({ column }) => onAction(items[column]!, column))}
      />
    </ChartFrame>
  );
}
