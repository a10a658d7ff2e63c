import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid, Stack } from '@khep/ui';
import { AnalyticsPage } from './board/AnalyticsPage.tsx';
import { MapCard, MetricCards, SeriesCard } from './board/cards.tsx';
import { FindingsCard } from './board/FindingsCard.tsx';
import { TableCard } from './board/TableCard.tsx';

const { cards } = reports['overview.cards'];
const orders = { orders: 'Orders' };
const revenue = { revenue: 'Revenue' };
const pending = { cod_pending: 'Not paid out', cod_late: 'Past its payout day' };
const bySku = { sku: 'SKU' };
const byCourier = { courier: 'Courier' };
const byChannel = { channel: 'Channel' };
const skuMetrics = ['sku_units', 'sku_revenue', 'sku_rto_rate', 'sku_returns'] as const;
const carrierMetrics = ['ended', 'rto_rate', 'on_time_rate', 'first_attempt_rate'] as const;
const channelMetrics = reports['orders.channelWise'].tables[0].metrics;

/** The main numbers of a period, each with its change. */
export default function Overview() {
  return (
    <AnalyticsPage title="Overview" description="Orders, deliveries and money of a period" metrics={cards}>
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.overview.cards} query={query} />
          <FindingsCard page="overview" query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <SeriesCard
              title="Revenue"
              call={calls.analytics.overview.revenueTrends}
              query={query}
              series={revenue}
            />
            <SeriesCard
              title="Orders"
              call={calls.analytics.overview.revenueTrends}
              query={query}
              series={orders}
            />
            <MapCard
              title="Shipments by state"
              metric="shipments"
              call={calls.analytics.overview.regionWiseShipment}
              query={query}
            />
            <Stack gap={16}>
              <SeriesCard
                title="COD not paid out"
                description="By the day of delivery, deliveries of the last 120 days"
                call={calls.analytics.overview.codRemittancePendingTrend}
                query={query}
                series={pending}
                unit="rupees"
              />
              <TableCard
                title="Couriers"
                by={byCourier}
                metrics={carrierMetrics}
                call={calls.analytics.overview.topCarriers}
                query={query}
              />
            </Stack>
            <TableCard
              title="Top SKUs"
              by={bySku}
              metrics={skuMetrics}
              call={calls.analytics.overview.topSkus}
              query={query}
            />
            <TableCard
              title="Channels"
              by={byChannel}
              metrics={channelMetrics}
              call={calls.analytics.orders.channelWise}
              query={query}
            />
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
