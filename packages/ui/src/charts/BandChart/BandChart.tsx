import { useCallback } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle, type ChartNumber } from '../numbers.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import type { ChartTable } from '../table.ts';
import {
  bandDrawing,
  bandHeight,
  eventAt,
  type BandEvent,
  type BandRow,
  type BandValues,
} from './bandDrawing.tsx';

export interface BandChartProps extends ChartProps {
  /** Labels of the values, oldest first: "8 Nov". */
  labels: readonly string[];
  /** The expected values, and between what they are. Memoize them, as rows, limit and mark. */
  values: BandValues;
  /** Events below the band, on the same axis. @default none */
  rows?: readonly BandRow[];
  /** Number format. @default 'count' */
  number?: ChartNumber;
  /** A line that the values should not pass; the part of the band below it is marked. */
  limit?: { value: number; name: string } | undefined;
  /** The label that matters most, with its words: where the keyboard starts. */
  mark?: { index: number; name: string } | undefined;
  /** Middle values of another case, drawn dashed. */
  other?: readonly number[] | undefined;
  /** Header of the label column. @default 'Period' */
  labelHeader?: string;
  /** Replaces the table of the values, where its rows are the events. */
  table?: ChartTable;
  /** Height of the band in pixels; each row adds to it. @default 200 */
  height?: number;
  /** Called with an event that is clicked, or focused when Enter is pressed. */
  onAction?: (event: BandEvent) => void;
}

const noRows: readonly BandRow[] = [];

/** Shows a forecast with its interval, and the events that move it. */
export function BandChart({
  labels,
  values,
  rows = noRows,
  number = 'count',
  limit,
  mark,
  other,
  labelHeader,
  table,
  height = 200,
  onAction,
  ...frame
}: BandChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const tall = bandHeight(height, rows.length);
  const draw = useCallback(
    (size: Size) => bandDrawing({ labels, values, rows, number, limit, mark, other }, size, words),
    [labels, values, rows, number, limit, mark, other, words],
  );
  const style = numberStyle(number);
  const ends = ['low', 'middle', 'high'] as const;
  const own: ChartTable = {
    columns: [
      { header: labelHeader ?? words.period },
      ...ends.map((end) => ({ header: words[end], number: style })),
      ...rows.map(({ name }) => ({ header: name, number: style })),
    ],
    rows: labels.map((label, index) => [
      label,
      ...ends.map((end) => values[end][index] ?? null),
      ...rows.map(({ events }) => events.find((event) => event.index === index)?.value ?? null),
    ]),
  };
  return (
    <ChartFrame {...frame} height={tall} table={table ?? own} isEmpty={labels.length === 0}>
      <Plot
        label={`${frame.title}, ${words.kinds.band}`}
        height={tall}
        draw={draw}
        onAction={
          onAction &&
          ((place) => {
            const event = eventAt(rows, place);
            if (event) onAction(event);
          })
        }
      />
    </ChartFrame>
  );
}
