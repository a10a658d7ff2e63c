import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { SeriesLegend } from '../plot/SeriesLegend.tsx';
import { hasNoValues, seriesTable, type SeriesData } from '../series.ts';
import { useMarkLinks } from '../useMarkLinks.ts';
import { hasRoomForNames, trendDrawing, type CurrentLabel } from './trendDrawing.tsx';

export interface TrendChartProps extends SeriesData, ChartProps {
  /** Height of the drawing in pixels. @default 180 */
  height?: number;
}

interface TrendKind extends TrendChartProps {
  kind: 'line' | 'area';
  isStepped?: boolean;
  current?: CurrentLabel | undefined;
}

/** Common implementation of line and area chart. */
export function TrendChart({
  kind,
  labels,
  series,
  number = 'count',
  labelHeader,
  height = 180,
  isStepped = false,
  current,
  ...frame
}: TrendKind) {
  const words = useMessages('chart', chartMessages.chart);
  const data = { labels, series, number, labelHeader };
  const draw = useCallback(
    (size: Size) =>
      trendDrawing({ labels, series, number }, { isArea: kind === 'area', isStepped, current }, size, words),
    [labels, series, number, kind, isStepped, current, words],
  );
  const onAction = useMarkLinks(series.map(({ hrefs }) => hrefs ?? []));
  return (
    <ChartFrame {...frame} height={height} table={seriesTable(data, words)} isEmpty={hasNoValues(data)}>
      {series.length > 1 && (
        <SeriesLegend series={series} isOnlyNarrow={hasRoomForNames(series.length, height)} />
      )}
      <Plot label={`${frame.title}, ${words.kinds[kind]}`} height={height} draw={draw} onAction={onAction} />
    </ChartFrame>
  );
}
