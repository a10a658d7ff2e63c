import type { MetricId } from '../metrics.ts';
import type { Dimension } from '../cubes.ts';
import type { Finding } from './findChanges.ts';

/** Rates that are searched for changes. Each counts what is settled on its day: open cases don't make the last days look better. */
export const findingMetrics = ['rto_rate', 'on_time_rate', 'ndr_late_rate', 'ndr_fake_rate'] as const;
export type FindingMetric = (typeof findingMetrics)[number] & MetricId;

/**
 * Rates that need shipments from a month before the first period: what comes back takes weeks, so that the first days of a brand
 * have deliveries alone.
 */
export const slowFindingMetrics: readonly FindingMetric[] = ['rto_rate'];
export const slowFindingDays = 30;

/** The pages with findings, and their rates. */
export const findingPages = {
  overview: ['rto_rate', 'on_time_rate', 'ndr_fake_rate'],
  ndr: ['ndr_late_rate', 'ndr_fake_rate', 'rto_rate'],
  rto: ['rto_rate'],
  'carrier-partners': ['rto_rate', 'on_time_rate', 'ndr_fake_rate'],
} as const satisfies Record<string, readonly FindingMetric[]>;
export type FindingPage = keyof typeof findingPages;
export const findingPageNames = Object.keys(findingPages) as FindingPage[];

/** Dimensions of the search. Pages can be filtered by all but the zone, so it only makes the comparison fair. */
export const findingDimensions = ['state', 'payment', 'courier', 'zone'] as const satisfies Dimension[];
export const namedFindingDimensions = ['state', 'payment', 'courier'] as const satisfies Dimension[];

/** Most findings of a page. */
export const mostFindings = 4;

/** The page of analytics with the numbers of a finding. */
export const evidencePages: Record<FindingMetric, string> = {
  rto_rate: 'rto',
  on_time_rate: 'track-shipment',
  ndr_late_rate: 'ndr',
  ndr_fake_rate: 'ndr',
};

export const findingActions = ['allocation', 'rto_risk', 'ndr'] as const;
/** Where something can be done about a finding. */
export type FindingAction = (typeof findingActions)[number];

/** Returns where to act on a change for the worse; undefined for one for the better, and where nothing can be set. */
export function findingAction({
  metric,
  direction,
  where,
}: Pick<Finding, 'direction' | 'where'> & { metric: FindingMetric }): FindingAction | undefined {
  if (direction === 'down') return undefined;
  if (metric === 'ndr_late_rate' || metric === 'ndr_fake_rate') return 'ndr';
  if ('courier' in where || metric === 'on_time_rate') return 'allocation';
  return 'rto_risk';
}
