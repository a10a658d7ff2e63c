import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle } from '../numbers.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { itemTable, type ChartItem, type ItemData } from '../series.ts';
import { funnelDrawing, funnelStep } from './funnelDrawing.tsx';

export interface FunnelChartProps extends ItemData, ChartProps {
  /** Called when a step is clicked or Enter is pressed. */
  onAction?: (item: ChartItem, index: number) => void;
}

const tenth = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** Shows how many remain after each step, and the losses in between. */
export function FunnelChart({
  items,
  number = 'count',
  labelHeader,
  valueHeader,
  onAction,
  ...frame
}: FunnelChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const draw = useCallback(
    (size: Size) => funnelDrawing({ items, number }, size, words),
    [items, number, words],
  );
  const height = Math.max(1, items.length) * funnelStep - 22;
  const percent = numberStyle('percent');
  const first = items[0]?.value ?? 0;
  const table = itemTable(
    {
      items,
      number,
      labelHeader: labelHeader ?? words.step,
      valueHeader,
    },
    words,
  );
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={{
        columns: [
          ...table.columns,
          { header: words.ofFirst, number: percent },
          { header: words.ofPrevious, number: percent },
        ],
        rows: items.map(({ label, value }, index) => {
          const before = items[index - 1]?.value;
          return [label, value, tenth(value, first), before === undefined ? null : tenth(value, before)];
        }),
      }}
      isEmpty={first === 0}
    >
      <Plot
        label={`${frame.title}, ${words.kinds.funnel}`}
        height={height}
        draw={draw}
        onAction={onAction && (({ row }) => onAction(items[row]!, row))}
      />
    </ChartFrame>
  );
}
