import { chartMessages } from '../../chartMessages.ts';
import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useCallback } from 'react';
import type { Place, Size } from '../plot/drawing.ts';
import { Plot } from '../plot/Plot.tsx';
import { mapDrawing, mapHeight, type MapData } from './mapDrawing.tsx';
import { stateRows } from './states.generated.ts';

export interface MapPlotProps extends MapData {
  label: string;
  onAction?: ((state: string) => void) | undefined;
}

/** Contains the borders; loaded on demand. */
export default function MapPlot({ label, values, number = 'count', onAction }: MapPlotProps) {
  const words = useMessages('chart', chartMessages.chart);
  const draw = useCallback(
    (size: Size) => mapDrawing({ values, number }, size, words),
    [values, number, words],
  );
  return (
    <Plot
      label={label}
      height={mapHeight}
      draw={draw}
      onAction={onAction && (({ column }: Place) => onAction(stateRows[column]![0]))}
    />
  );
}
