import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid } from '@khep/ui';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { MetricCards, SeriesCard } from './board/cards.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [
  analyticsFilters.state,
  analyticsFilters.payment,
  analyticsFilters.courier,
  analyticsFilters.sku,
];
const { cards } = reports['returns.cards'];
const counts = { returns: 'Returns', returned_units: 'Returned units' };
const amounts = { returns_value: 'Value of returns', refunds: 'Refunded' };
const byReason = { reason: 'Reason' };
const byCourier = { courier: 'Courier of the pickup' };
const byPayment = { payment: 'Payment' };
const byStatus = { status: 'Status' };
const bySku = { sku: 'SKU' };
const groupMetrics = ['returns', 'returned_units', 'returns_value', 'refunds'] as const;
const courierMetrics = ['returns', 'returned_units', 'returns_freight'] as const;
const statusMetrics = ['returns', 'returned_units', 'returns_value'] as const;
const skuMetrics = ['sku_returns', 'sku_returned_units'] as const;

/** Returns that buyers asked for: how many, why and at what cost. */
export default function ReturnAnalytics() {
  return (
    <AnalyticsPage
      title="Returns"
      description="Returns and exchanges, counted on the day the buyer asked for them"
      filters={filters}
      metrics={cards}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.returns.cards} query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <SeriesCard
              title="Returns over time"
              call={calls.analytics.returns.count}
              query={query}
              series={counts}
            />
            <SeriesCard
              title="Value and refunds"
              call={calls.analytics.returns.trend}
              query={query}
              series={amounts}
            />
            <TableCard
              title="Reasons"
              by={byReason}
              metrics={groupMetrics}
              call={calls.analytics.returns.reasons}
              query={query}
            />
            <TableCard
              title="Status"
              by={byStatus}
              metrics={statusMetrics}
              call={calls.analytics.dto}
              query={query}
            />
            <TableCard
              title="Couriers"
              by={byCourier}
              metrics={courierMetrics}
              call={calls.analytics.returns.courierWise}
              query={query}
            />
            <TableCard
              title="Prepaid and COD"
              by={byPayment}
              metrics={groupMetrics}
              call={calls.analytics.returns.prepaidVsCod}
              query={query}
            />
            <TableCard
              title="SKUs"
              by={bySku}
              metrics={skuMetrics}
              call={calls.analytics.returns.topSkus}
              query={query}
            />
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
