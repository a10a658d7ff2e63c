import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { SeriesLegend } from '../plot/SeriesLegend.tsx';
import { hasNoValues, seriesTable, type SeriesData } from '../series.ts';
import { stackedDrawing } from './stackedDrawing.tsx';

export interface StackedBarChartProps extends SeriesData, ChartProps {
  /** Of the drawing, in pixels. @default 200 */
  height?: number;
  /** A part was pressed, or Enter on it: its series and its label, by their places. */
  onAction?: (series: number, label: number) => void;
}

/** Wholes and their parts over time. For one whole, use DonutChart or ShareBar. */
export function StackedBarChart({
  labels,
  series,
  number = 'count',
  labelHeader,
  height = 200,
  onAction,
  ...frame
}: StackedBarChartProps) {
  const data = { labels, series, number, ...(labelHeader !== undefined && { labelHeader }) };
  const draw = useCallback(
    (size: Size) => stackedDrawing({ labels, series, number }, size),
    [labels, series, number],
  );
  return (
    <ChartFrame {...frame} height={height} table={seriesTable(data)} isEmpty={hasNoValues(data)}>
      <SeriesLegend series={series} isOnlyNarrow />
      <Plot
        label={`${frame.title}, ${chartMessages.chart.kinds.stacked}`}
        height={height}
        draw={draw}
        onAction={onAction && (({ row, column }) => onAction(row, column))}
      />
    </ChartFrame>
  );
}
