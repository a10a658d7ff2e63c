import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid, Stack } from '@khep/ui';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { BarsCard, MetricCards, SeriesCard } from './board/cards.tsx';
import { TableCard } from './board/TableCard.tsx';

const call = calls.analytics.dispute;
const filters = [analyticsFilters.courier];
const { cards, tables } = reports.dispute;
const amounts = { disputed: 'Disputed', dispute_recovered: 'Recovered' };
const byStatus = { status: 'Status' };
const byCourier = { courier: 'Courier' };
const byReason = { reason: 'Disputed charge' };
const statusMetrics = tables[0].metrics;
const groupMetrics = tables[2].metrics;

/** Disputed charges, and the amounts that come back. */
export default function DisputeAnalytics() {
  return (
    <AnalyticsPage
      title="Disputes"
      description="Disputes about charges of couriers, counted on the day of the notice"
      filters={filters}
      metrics={cards}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={call} query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <Stack gap={16}>
              {' '}
              <SeriesCard
                title="Disputed and recovered"
                description="By the day of the notice"
                call={call}
                query={query}
                series={amounts}
              />
              <TableCard title="Couriers" by={byCourier} metrics={groupMetrics} call={call} query={query} />
            </Stack>
            <Stack gap={16}>
              {' '}
              <BarsCard
                title="Open disputes, by age"
                description="Days since the notice"
                by="slab"
                metric="disputed_open"
                call={call}
                query={query}
              />
              <TableCard title="Status now" by={byStatus} metrics={statusMetrics} call={call} query={query} />
              <TableCard
                title="Disputed charges"
                by={byReason}
                metrics={groupMetrics}
                call={call}
                query={query}
              />
            </Stack>
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
