import { calls } from '@khep/api';
import { metricOf, reports } from '@khep/domain/analytics';
import type { MetricId } from '@khep/domain/analytics';
import { EmptyState, Grid, Heading, LinkButton, Stack } from '@khep/ui';
import { paths } from '../../paths.ts';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import type { AnalyticsQuery } from './board/analyticsQuery.ts';
import { BarsCard, MetricCards } from './board/cards.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [analyticsFilters.billedCourier, analyticsFilters.codCourier];
const metrics: readonly MetricId[] = [
  ...reports['recon.prepaidCards'].cards,
  ...reports['recon.codCards'].cards,
];
const byStatus = { status: 'Status' };
const byCourier = { courier: 'Courier' };
const byReason = { reason: 'Difference' };
const billedMetrics = ['billed', 'billed_expected', 'billed_difference', 'billed_recovered'] as const;
const statusMetrics = ['billed_lines', 'billed', 'billed_difference'] as const;
const reasonMetrics = reports['recon.prepaidIssueCategory'].tables[0].metrics;
const codStatusMetrics = reports['recon.codStatus'].tables[0].metrics;
const codReasonMetrics = reports['recon.codIssueCategory'].tables[0].metrics;
const codCourierMetrics = ['cod_collected', 'cod_paid', 'cod_late', 'remitted_difference'] as const;

const nothingYet = (title: string) => (
  <EmptyState
    title={title}
    action={<LinkButton href={paths.reconciliationUpload()}>Upload a file</LinkButton>}
  />
);

const noInvoice = nothingYet('No courier invoice in this period');
const noRemittance = nothingYet('No COD remittance in this period');

/** Courier invoices against the contracts. */
function CourierInvoices({ query }: { query: AnalyticsQuery }) {
  return (
    <Stack gap={16}>
      <Heading>Courier invoices</Heading>
      <MetricCards label="Courier invoices" call={calls.analytics.recon.prepaidCards} query={query} />
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        <Stack gap={16}>
          {' '}
          <TableCard
            title="Invoices by courier"
            level={3}
            by={byCourier}
            metrics={billedMetrics}
            call={calls.analytics.recon.prepaidCarrierWise}
            query={query}
            whenEmpty={noInvoice}
          />
          <TableCard
            title="Invoices by status"
            level={3}
            by={byStatus}
            metrics={statusMetrics}
            call={calls.analytics.recon.prepaidStatus}
            query={query}
            whenEmpty={noInvoice}
          />
        </Stack>
        <Stack gap={16}>
          {' '}
          <TableCard
            title="Invoices by difference"
            level={3}
            by={byReason}
            metrics={reasonMetrics}
            call={calls.analytics.recon.prepaidIssueCategory}
            query={query}
            whenEmpty={noInvoice}
          />
          <BarsCard
            title="Invoices to settle, by age"
            description="Days since the day of the invoice"
            level={3}
            by="slab"
            metric="billed_open"
            call={calls.analytics.recon.prepaidAging}
            query={query}
          />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** COD amounts that couriers collected, and their payouts. */
function CodMoney({ query }: { query: AnalyticsQuery }) {
  return (
    <Stack gap={16}>
      <Heading>Cash on delivery</Heading>
      <MetricCards label="Cash on delivery" call={calls.analytics.recon.codCards} query={query} />
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        <Stack gap={16}>
          {' '}
          <TableCard
            title="COD by courier"
            level={3}
            by={byCourier}
            metrics={codCourierMetrics}
            call={calls.analytics.recon.codCarrierWise}
            query={query}
          />
          <TableCard
            title="COD by status"
            level={3}
            by={byStatus}
            metrics={codStatusMetrics}
            call={calls.analytics.recon.codStatus}
            query={query}
          />
        </Stack>
        <Stack gap={16}>
          {' '}
          <TableCard
            title="Remittances by difference"
            level={3}
            by={byReason}
            metrics={codReasonMetrics}
            call={calls.analytics.recon.codIssueCategory}
            query={query}
            whenEmpty={noRemittance}
          />
          <BarsCard
            title={`${metricOf('cod_late').label}, by age`}
            description="Days since the courier’s payout day"
            level={3}
            by="slab"
            metric="cod_late"
            call={calls.analytics.recon.codAging}
            query={query}
          />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Whether couriers bill what the contracts say, and pay what they collected. */
export default function ReconciliationAnalytics() {
  return (
    <AnalyticsPage
      title="Reconciliation"
      description="Courier invoices by their day, COD by the day of delivery, remittances by the day of the payout"
      filters={filters}
      metrics={metrics}
    >
      {(query) => (
        <>
          <CourierInvoices query={query} />
          <CodMoney query={query} />
        </>
      )}
    </AnalyticsPage>
  );
}
