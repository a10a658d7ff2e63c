import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { EmptyState, Grid, LinkButton, Stack } from '@khep/ui';
import { paths } from '../../paths.ts';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { BarsCard, MetricCards } from './board/cards.tsx';
import { FairCouriersCard } from './board/FairCouriersCard.tsx';
import { FindingsCard } from './board/FindingsCard.tsx';
import { MatrixCard } from './board/MatrixCard.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [analyticsFilters.courier];
const { tables } = reports['carriers.summary'];
const byCourier = { courier: 'Courier' };
const byPayment = { courier: 'Courier', payment: 'Payment' };
const compared = tables[0].metrics;
const billedMetrics = reports['carriers.billing'].tables[0].metrics;
const paymentMetrics = reports['carriers.paymentMode'].tables[0].metrics;

const noInvoice = (
  <EmptyState
    title="No courier invoice in this period"
    action={<LinkButton href={paths.reconciliationUpload()}>Upload an invoice</LinkButton>}
  />
);

/** Couriers compared by promise, failure and price. */
export default function CarrierAnalytics() {
  return (
    <AnalyticsPage
      title="Carriers"
      description="Couriers by what they promise, deliver and bill"
      filters={filters}
      metrics={compared}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.carriers.summary} query={query} />
          <FindingsCard page="carrier-partners" query={query} />
          <TableCard
            title="Couriers compared"
            by={byCourier}
            metrics={compared}
            call={calls.analytics.carriers.summary}
            query={query}
          />
          <FairCouriersCard query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <Stack gap={16}>
              <MatrixCard
                title="On time, by zone"
                description="Delivered by the promised day"
                rows="zone"
                columns="courier"
                metric="on_time_rate"
                call={calls.analytics.carriers.sla}
                query={query}
              />
              <MatrixCard
                title="Why the first attempt failed"
                description="Share of each courier’s failed deliveries, by the courier’s reason"
                rows="reason"
                columns="courier"
                metric="ndr_cases"
                isShare
                call={calls.analytics.carriers.ndrReasons}
                query={query}
              />
              <MatrixCard
                title="Status now"
                description="Shipments made in the period"
                rows="status"
                columns="courier"
                metric="shipments"
                call={calls.analytics.carriers.shipments}
                query={query}
              />
            </Stack>
            <Stack gap={16}>
              <BarsCard
                title="Load"
                description="Shipments made in the period"
                by="courier"
                metric="shipments"
                call={calls.analytics.carriers.loadDistribution}
                query={query}
              />
              <TableCard
                title="Billed against the contracts"
                description="Courier invoices of the period, with GST"
                by={byCourier}
                metrics={billedMetrics}
                call={calls.analytics.carriers.billing}
                query={query}
                whenEmpty={noInvoice}
              />
              <TableCard
                title="Prepaid and COD"
                by={byPayment}
                metrics={paymentMetrics}
                call={calls.analytics.carriers.paymentMode}
                query={query}
              />
              <MatrixCard
                title="Why they came back"
                description="Share of each courier’s RTO, by the reason of the failed delivery"
                rows="reason"
                columns="courier"
                metric="rto"
                isShare
                call={calls.analytics.carriers.rtoReasons}
                query={query}
              />
            </Stack>
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
