import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid, Stack } from '@khep/ui';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { CountsCard, MetricCards, SeriesCard } from './board/cards.tsx';
import { FindingsCard } from './board/FindingsCard.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [analyticsFilters.state, analyticsFilters.payment, analyticsFilters.courier];
const { cards } = reports['ndr.cards'];
const counts = {
  ndr_cases: 'Failed deliveries',
  ndr_delivered: 'Delivered after all',
  ndr_rto: 'Became RTO',
};
const byReason = { reason: 'Reason' };
const byCourier = { courier: 'Courier' };
const byPayment = { payment: 'Payment' };
const bySku = { sku: 'SKU' };
const outcomes = ['ndr_cases', 'ndr_delivered', 'ndr_rto', 'ndr_recovered_rate'] as const;
const carrierMetrics = ['ndr_cases', 'ndr_recovered_rate', 'ndr_answer_hours', 'ndr_fake_rate'] as const;
const skuMetrics = ['sku_ndr', 'sku_ended', 'sku_rto_rate'] as const;

/** Where failed deliveries are lost, and how fast they are answered. */
export default function Ndr() {
  return (
    <AnalyticsPage
      title="NDR"
      description="Failed deliveries, counted on the day of the first attempt"
      filters={filters}
      metrics={cards}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.ndr.cards} query={query} />
          <FindingsCard page="ndr" query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <CountsCard title="Outcomes" call={calls.analytics.ndr.funnel} query={query} />
            <SeriesCard
              title="Failed deliveries over time"
              call={calls.analytics.ndr.counts}
              query={query}
              series={counts}
            />
            <Stack gap={16}>
              <TableCard
                title="Reasons"
                by={byReason}
                metrics={outcomes}
                call={calls.analytics.ndr.reasons}
                query={query}
              />
              <TableCard
                title="Couriers"
                by={byCourier}
                metrics={carrierMetrics}
                call={calls.analytics.ndr.carrierWise}
                query={query}
              />
              <TableCard
                title="Prepaid and COD"
                by={byPayment}
                metrics={outcomes}
                call={calls.analytics.ndr.prepaidVsCod}
                query={query}
              />
            </Stack>
            <TableCard
              title="SKUs"
              by={bySku}
              metrics={skuMetrics}
              call={calls.analytics.ndr.topSkus}
              query={query}
            />
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
