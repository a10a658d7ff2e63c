import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle } from '../numbers.ts';
import { RampLegend } from '../palette/RampLegend.tsx';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { extent, heatDrawing, heatHeight, type HeatData } from './heatDrawing.tsx';

export interface HeatMapProps extends HeatData, ChartProps {
  /** Heading of the row names in the table and the file. @default 'Category' */
  labelHeader?: string;
  /** A cell was pressed, or Enter on it: its row and column, by their places. */
  onAction?: (row: number, column: number) => void;
}

/** Where much comes together: weekdays by hours, zones by couriers. */
export function HeatMap({
  rows,
  columns,
  values,
  number = 'count',
  labelHeader,
  onAction,
  ...frame
}: HeatMapProps) {
  const words = chartMessages.chart;
  const style = numberStyle(number);
  const [least, most] = extent(values);
  const draw = useCallback(
    (size: Size) => heatDrawing({ rows, columns, values, number }, size),
    [rows, columns, values, number],
  );
  const height = heatHeight(rows.length);
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
      }}
      isEmpty={values.flat().every((value) => value === null)}
    >
      <Plot
        label={`${frame.title}, ${words.kinds.heat}`}
        height={height}
        draw={draw}
        onAction={onAction && (({ row, column }) => onAction(row, column))}
      />
      <RampLegend least={least} most={most} number={style} />
    </ChartFrame>
  );
}
