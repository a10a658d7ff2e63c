import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle } from '../numbers.ts';
import { RampLegend } from '../palette/RampLegend.tsx';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { useMarkLinks } from '../useMarkLinks.ts';
import { extent, heatDrawing, heatHeight, type HeatData } from './heatDrawing.tsx';

export interface HeatMapProps extends HeatData, ChartProps {
  /** Header of the row labels in table and file. @default 'Category' */
  labelHeader?: string;
  /** Called with the indexes of row and column when a cell is clicked or Enter is pressed. */
  onAction?: (row: number, column: number) => void;
}

/** Shows values in two dimensions: weekdays by hours, zones by couriers. */
export function HeatMap({
  rows,
  columns,
  values,
  hrefs,
  number = 'count',
  labelHeader,
  onAction,
  ...frame
}: HeatMapProps) {
  const words = useMessages('chart', chartMessages.chart);
  const style = numberStyle(number);
  const [least, most] = extent(values);
  const draw = useCallback(
    (size: Size) => heatDrawing({ rows, columns, values, number }, size, words),
    [rows, columns, values, number, words],
  );
  const follow = useMarkLinks(hrefs);
  const height = heatHeight(rows.length, columns);
  return (
    <ChartFrame
      {...frame}
      height={height}
      table={{
        columns: [
          { header: labelHeader ?? words.category },
          ...columns.map((header) => ({ header, number: style })),
        ],
        rows: rows.map((label, row) => [label, ...columns.map((_, column) => values[row]?.[column] ?? null)]),
        ...(hrefs && { valueHrefs: hrefs }),
      }}
      isEmpty={values.flat().every((value) => value === null)}
    >
      <Plot
        label={`${frame.title}, ${words.kinds.heat}`}
        height={height}
        draw={draw}
        onAction={onAction ? ({ row, column }) => onAction(row, column) : follow}
      />
      <RampLegend least={least} most={most} number={style} />
    </ChartFrame>
  );
}
