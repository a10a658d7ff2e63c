import { metrics } from '@khep/domain/analytics';
import type { MetricId } from '@khep/domain/analytics';

/** The earlier numbers of a page that are open: as known at the end of a day, or in an email that went out. */
export interface OpenReceipt {
  /** A day, or the id of a sending; `latest` for the day that is over. */
  known: string;
  /** The number whose changes are listed. */
  metric?: MetricId;
}

export const latestKnown = 'latest';
const knownParam = 'known';
const metricParam = 'changes_of';

/** Whether numbers are shown as known at the end of this day. */
export const isKnownDay = (known: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(known);

/** Returns the address with earlier numbers open, or without them; the filters stay. */
export function withReceipt(search: string, receipt: OpenReceipt | undefined): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(knownParam);
  params.delete(metricParam);
  if (receipt) params.set(knownParam, receipt.known);
  if (receipt?.metric !== undefined) params.set(metricParam, receipt.metric);
  return params;
}

/** Returns the earlier numbers that an address opens; undefined for none. A number that no metric defines is left out. */
export function openReceipt(search: string): OpenReceipt | undefined {
  const params = new URLSearchParams(search);
  const known = params.get(knownParam);
  if (known === null) return undefined;
  const metric = params.get(metricParam) ?? '';
  return { known, ...(Object.hasOwn(metrics, metric) && { metric: metric as MetricId }) };
}
