import { metricOf, metrics } from '@khep/domain/analytics';
import type { MetricId } from '@khep/domain/analytics';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../paths.ts';
import { withFigure } from './figureLink.ts';
import type { Figure } from './figureLink.ts';
import { useCardSearch } from './inTurn.tsx';

/** Whether anything is behind a number: a rate of none still has what it is divided by. */
const countsAnything = (id: string, value: number | null): id is MetricId =>
  value !== null && Object.hasOwn(metrics, id) && (value !== 0 || metricOf(id as MetricId).per !== undefined);

/** Returns where a number leads: what it counts. Undefined where it counts nothing. */
export function useFigureHref() {
  const search = useCardSearch();
  const [pathname] = useLocation();
  // The router's path is below the brand; a link needs all of it.
  const page = paths.analytics(pathname.split('/').at(-1));
  return useCallback(
    (id: string, value: number | null, part: Partial<Omit<Figure, 'metric'>> = {}): string | undefined =>
      countsAnything(id, value)
        ? `${page}?${withFigure(search, { metric: id, group: {}, ...part })}`
        : undefined,
    [page, search],
  );
}
