import type { AnalyticsFilter } from '@khep/api';
import type { ReportId } from '@khep/domain/analytics';

/** The two halves of reconciliation are on one page, and each has its own filter of couriers. */
export function ownCourierFilter(id: ReportId, query: AnalyticsFilter): AnalyticsFilter {
  const own = id.startsWith('recon.prepaid')
    ? query.prepaidCarrierPartner
    : id.startsWith('recon.cod')
      ? query.codCarrierPartner
      : undefined;
  return own?.length ? { ...query, carrierPartner: own } : query;
}
