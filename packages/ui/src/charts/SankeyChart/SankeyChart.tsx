import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle } from '../numbers.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { drawnFlows, sankeyDrawing, type FlowData } from './sankeyDrawing.tsx';

export interface SankeyChartProps extends FlowData, ChartProps {
  /** Height of the drawing in pixels. @default 300 */
  height?: number;
}

/** Shows flows between stages, such as order outcomes. */
export function SankeyChart({ stages, flows, number = 'count', height = 300, ...frame }: SankeyChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const drawn = drawnFlows({ stages, flows });
  const labels = new Map(stages.map(({ id, label }) => [id, label]));
  const draw = useCallback(
    (size: Size) => sankeyDrawing({ stages, flows, number }, size, words),
    [stages, flows, number, words],
  );
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={{
        columns: [
          { header: words.from },
          { header: words.to },
          { header: words.value, number: numberStyle(number) },
        ],
        rows: drawn.map(({ from, to, value }) => [labels.get(from) ?? from, labels.get(to) ?? to, value]),
      }}
      isEmpty={drawn.length === 0}
    >
      <Plot label={`${frame.title}, ${words.kinds.flow}`} height={height} draw={draw} />
    </ChartFrame>
  );
}
