import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { SeriesLegend } from '../plot/SeriesLegend.tsx';
import { hasNoValues, seriesTable, type SeriesData } from '../series.ts';
import { useMarkLinks } from '../useMarkLinks.ts';
import { stackedDrawing } from './stackedDrawing.tsx';

export interface StackedBarChartProps extends SeriesData, ChartProps {
  /** Height of the drawing in pixels. @default 200 */
  height?: number;
  /** Called with the indexes of series and label when a part is clicked or Enter is pressed. */
  onAction?: (series: number, label: number) => void;
}

/** Shows totals and their parts over time. For a single total, use DonutChart or ShareBar. */
export function StackedBarChart({
  labels,
  series,
  number = 'count',
  labelHeader,
  height = 200,
  onAction,
  ...frame
}: StackedBarChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const data = { labels, series, number, labelHeader };
  const draw = useCallback(
    (size: Size) => stackedDrawing({ labels, series, number }, size, words),
    [labels, series, number, words],
  );
  const follow = useMarkLinks(series.map(({ hrefs }) => hrefs ?? []));
  return (
    <ChartFrame {...frame} height={height} table={seriesTable(data, words)} isEmpty={hasNoValues(data)}>
      <SeriesLegend series={series} isOnlyNarrow />
      <Plot
        label={`${frame.title}, ${words.kinds.stacked}`}
        height={height}
        draw={draw}
        onAction={onAction ? ({ row, column }) => onAction(row, column) : follow}
      />
    </ChartFrame>
  );
}
