import { analyticsFilters } from './AnalyticsPage.tsx';

/** The filter of each dimension that pages offer. */
const filterOf: Readonly<Record<string, string>> = {
  state: analyticsFilters.state.id,
  payment: analyticsFilters.payment.id,
  courier: analyticsFilters.courier.id,
};

/** The query string of a page that shows a finding: its parcels, in the same period as the page where it is. */
export function evidenceSearch(
  search: string,
  where: readonly { dimension: string; value: string }[],
): string {
  const params = new URLSearchParams(search);
  for (const { dimension, value } of where) {
    const filter = filterOf[dimension];
    if (filter !== undefined && value !== '') params.set(filter, value);
  }
  return params.toString();
}
