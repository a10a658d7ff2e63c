import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid } from '@khep/ui';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { MetricCards, SeriesCard } from './board/cards.tsx';
import { FindingsCard } from './board/FindingsCard.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [
  analyticsFilters.state,
  analyticsFilters.payment,
  analyticsFilters.courier,
  analyticsFilters.sku,
];
const { cards } = reports['rto.cards'];
const rate = { rto_rate: 'RTO rate' };
const count = { delivered: 'Delivered', rto: 'RTO' };
const byReason = { reason: 'Reason' };
const byCourier = { courier: 'Courier' };
const byPayment = { payment: 'Payment' };
const bySku = { sku: 'SKU' };
const reasonMetrics = ['rto', 'rto_value', 'rto_freight'] as const;
const groupMetrics = ['rto', 'ended', 'rto_rate', 'rto_freight'] as const;
const skuMetrics = ['sku_rto', 'sku_ended', 'sku_rto_rate'] as const;

/** Which parcels come back undelivered, and what they cost. */
export default function Rto() {
  return (
    <AnalyticsPage
      title="RTO"
      description="Shipments that came back undelivered, counted on the day they ended"
      filters={filters}
      metrics={cards}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.rto.cards} query={query} />
          <FindingsCard page="rto" query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <SeriesCard title="RTO rate" call={calls.analytics.rto.trend} query={query} series={rate} />
            <SeriesCard
              title="Delivered and RTO"
              call={calls.analytics.rto.count}
              query={query}
              series={count}
            />
            <TableCard
              title="Reasons of the failed delivery"
              by={byReason}
              metrics={reasonMetrics}
              call={calls.analytics.rto.reasons}
              query={query}
            />
            <TableCard
              title="Couriers"
              by={byCourier}
              metrics={groupMetrics}
              call={calls.analytics.rto.courierWise}
              query={query}
            />
            <TableCard
              title="Prepaid and COD"
              by={byPayment}
              metrics={groupMetrics}
              call={calls.analytics.rto.prepaidVsCod}
              query={query}
            />
            <TableCard
              title="SKUs"
              by={bySku}
              metrics={skuMetrics}
              call={calls.analytics.rto.topSkus}
              query={query}
            />
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
