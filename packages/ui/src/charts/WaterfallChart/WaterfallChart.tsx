import { useCallback, useMemo, useState } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { itemTable, type ItemData } from '../series.ts';
import { useItemAction } from '../useItemAction.ts';
import { stackSteps, type WaterfallStep } from './waterfall.ts';
import { drawWaterfall, lyingHeight, narrowWidth } from './waterfallDrawing.tsx';

export interface WaterfallChartProps
  extends ChartProps, Pick<ItemData, 'number' | 'labelHeader' | 'valueHeader'> {
  /** The total at the start: what was expected. */
  start: WaterfallStep;
  /** Steps that lead to the end, in order. Negative values step down. */
  steps: readonly WaterfallStep[];
  /** Name of the total at the end; its value is the sum. */
  endLabel: string;
  /** Where the total at the end leads. */
  endHref?: string;
  /** Below the name of the total at the end. */
  endNote?: string;
  /** Height of standing bars in pixels; narrow charts depend on the number of bars. @default 220 */
  height?: number;
  /** Called with a step that is clicked, or focused when Enter is pressed. */
  onAction?: (step: WaterfallStep, index: number) => void;
}

/** Explains the difference of two totals by its steps. */
export function WaterfallChart({
  start,
  steps,
  endLabel,
  endHref,
  endNote,
  number = 'count',
  labelHeader,
  valueHeader,
  height = 220,
  onAction,
  ...frame
}: WaterfallChartProps) {
  const words = useMessages('chart', chartMessages.chart);
  const bars = useMemo(
    () =>
      stackSteps(start, steps, {
        label: endLabel,
        href: endHref,
        note: endNote,
      }),
    [start, steps, endLabel, endHref, endNote],
  );
  // Totals have no step to report.
  const onStep = useItemAction(
    bars,
    onAction && ((_, index) => steps[index - 1] && onAction(steps[index - 1]!, index - 1)),
  );
  const [isNarrow, setNarrow] = useState(false);
  const tall = isNarrow ? bars.length * lyingHeight : height;
  const draw = useCallback(
    (size: Size) => {
      // The drawing is where the width is known.
      if (size.width > 0) queueMicrotask(() => setNarrow(size.width < narrowWidth));
      return drawWaterfall(bars, number, size);
    },
    [bars, number],
  );
  const headers = {
    labelHeader,
    valueHeader,
  };
  return (
    <ChartFrame
      {...frame}
      height={tall}
      table={itemTable({ items: bars, number, ...headers }, words)}
      isEmpty={bars.every(({ value }) => value === 0)}
    >
      <Plot
        label={`${frame.title}, ${words.kinds.waterfall}`}
        height={tall}
        draw={draw}
        onAction={onStep && (({ column }) => onStep(bars[column]!, column))}
      />
    </ChartFrame>
  );
}
