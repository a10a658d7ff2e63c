import { lazy, Suspense } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { numberStyle } from '../numbers.ts';
import { quantiles } from '../palette/quantiles.ts';
import { ShadeLegend } from '../palette/ShadeLegend.tsx';
import { MapAttribution } from './MapAttribution.tsx';
import type { MapData } from './mapDrawing.tsx';
import { stateNames } from './stateNames.ts';

const MapPlot = lazy(() => import('./MapPlot.tsx'));

export interface IndiaMapProps extends MapData, ChartProps {
  /** Heading of the values in the table and the file. @default 'Value' */
  valueHeader?: string;
  /** A state was pressed, or Enter on it: its two letters. */
  onAction?: (state: string) => void;
}

/** About as high as the map will be, in pixels, so that little moves when it arrives. */
const usualHeight = 480;

/** Amounts by state and union territory, Ladakh by itself; each shade stands for about as many states. The borders are loaded when a map is shown. */
export function IndiaMap({ values, number = 'count', valueHeader, onAction, ...frame }: IndiaMapProps) {
  const words = chartMessages.chart;
  const style = numberStyle(number);
  return (
    <ChartFrame
      {...frame}
      height={usualHeight}
      attribution={<MapAttribution />}
      table={{
        columns: [{ header: words.state }, { header: valueHeader ?? words.value, number: style }],
        rows: values
          .toSorted((one, other) => other.value - one.value)
          .map(({ state, value }) => [stateNames[state] ?? state, value]),
      }}
      isEmpty={values.length === 0}
    >
      <Suspense fallback={<Skeleton shape="block" height={usualHeight} />}>
        <MapPlot
          label={`${frame.title}, ${words.kinds.map}`}
          values={values}
          number={number}
          onAction={onAction}
        />
        <ShadeLegend classes={quantiles(values.map(({ value }) => value))} number={style} />
      </Suspense>
    </ChartFrame>
  );
}
