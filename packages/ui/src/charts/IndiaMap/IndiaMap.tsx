import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { lazy, Suspense } from 'react';
import { chartMessages } from '../../chartMessages.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { useNavigate } from '../../NavigationProvider/NavigationProvider.tsx';
import { numberStyle } from '../numbers.ts';
import { quantiles } from '../palette/quantiles.ts';
import { ShadeLegend } from '../palette/ShadeLegend.tsx';
import { MapAttribution } from './MapAttribution.tsx';
import type { MapData } from './mapDrawing.tsx';
import { stateNames } from './stateNames.ts';

const MapPlot = lazy(() => import('./MapPlot.tsx'));

export interface IndiaMapProps extends MapData, ChartProps {
  /** Header of the values in table and file. @default 'Value' */
  valueHeader?: string;
  /** Called with the two-letter code when a state is clicked or Enter is pressed. */
  onAction?: (state: string) => void;
}

/** Approximate height in pixels, reserved while loading. */
const usualHeight = 480;

/**
 * Shows values by state and union territory, with shades of similar counts. The borders are loaded on demand.
 */
export function IndiaMap({ values, number = 'count', valueHeader, onAction, ...frame }: IndiaMapProps) {
  const words = useMessages('chart', chartMessages.chart);
  const style = numberStyle(number);
  const navigate = useNavigate();
  const sorted = values.toSorted((one, other) => other.value - one.value);
  const hrefOf = new Map(values.map(({ state, href }) => [state, href]));
  function follow(state: string) {
    const href = hrefOf.get(state);
    if (href !== undefined) navigate(href);
  }
  const hasLinks = values.some(({ href }) => href !== undefined);
  return (
    <ChartFrame
      {...frame}
      height={usualHeight}
      attribution={<MapAttribution />}
      table={{
        columns: [{ header: words.state }, { header: valueHeader ?? words.value, number: style }],
        rows: sorted.map(({ state, value }) => [stateNames[state] ?? state, value]),
        hrefs: sorted.map(({ href }) => href),
      }}
      isEmpty={values.length === 0}
    >
      <Suspense fallback={<Skeleton shape="block" height={usualHeight} />}>
        <MapPlot
          label={`${frame.title}, ${words.kinds.map}`}
          values={values}
          number={number}
          onAction={onAction ?? (hasLinks ? follow : undefined)}
        />
        <ShadeLegend classes={quantiles(values.map(({ value }) => value))} number={style} />
      </Suspense>
    </ChartFrame>
  );
}
