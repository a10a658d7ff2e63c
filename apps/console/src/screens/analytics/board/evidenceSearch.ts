import { dimensions } from '@khep/domain/analytics';
import type { Dimension, MetricId } from '@khep/domain/analytics';
import { analyticsFilters } from './AnalyticsPage.tsx';
import { withFigure } from './figureLink.ts';
import type { Figure } from './figureLink.ts';

const isDimension = (text: string): text is Dimension => dimensions.some((one) => one === text);

/** The filter of each dimension that pages offer. */
const filterOf: Readonly<Record<string, string>> = {
  state: analyticsFilters.state.id,
  payment: analyticsFilters.payment.id,
  courier: analyticsFilters.courier.id,
};

/**
 * The query string of a page that shows the parcels of a finding: those that its rate is counted from, in the same period as the
 * page where it is. What the page has no filter for is part of the list itself.
 */
export function evidenceSearch(
  search: string,
  metric: MetricId,
  where: readonly { dimension: string; value: string }[],
): string {
  const params = new URLSearchParams(search);
  const group: Figure['group'] = {};
  for (const { dimension, value } of where) {
    const filter = filterOf[dimension];
    if (filter !== undefined && value !== '') params.set(filter, value);
    else if (isDimension(dimension)) group[dimension] = value;
  }
  return withFigure(params.toString(), { metric, group }).toString();
}
