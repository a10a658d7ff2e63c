import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid } from '@khep/ui';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { BarsCard, MetricCards, SeriesCard } from './board/cards.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [analyticsFilters.state, analyticsFilters.payment, analyticsFilters.courier];
const { cards } = reports['orders.cards'];
const counts = { orders: 'Orders', cancelled_orders: 'Cancelled' };
const revenue = { revenue: 'Revenue' };
const bySku = { sku: 'SKU' };
const byState = { state: 'State' };
const byWarehouse = { warehouse: 'Warehouse' };
const byChannel = { channel: 'Channel' };
const byPayment = { payment: 'Payment' };
const groupMetrics = reports['orders.channelWise'].tables[0].metrics;
const listMetrics = ['orders', 'revenue', 'order_value'] as const;
const stateMetrics = [...listMetrics, 'repeat_rate'] as const;
const skuMetrics = ['sku_units', 'sku_orders', 'sku_revenue'] as const;

/** Orders of a period: where they come from, and how they are paid. */
export default function OrderAnalytics() {
  return (
    <AnalyticsPage
      title="Orders"
      description="Orders placed, counted on the day of the order"
      filters={filters}
      metrics={cards}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.orders.cards} query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <SeriesCard
              title="Orders over time"
              call={calls.analytics.orders.timeSeries}
              query={query}
              series={counts}
            />
            <SeriesCard
              title="Revenue over time"
              call={calls.analytics.orders.timeSeries}
              query={query}
              series={revenue}
            />
            <BarsCard
              title="Weight slabs"
              by="slab"
              metric="orders"
              call={calls.analytics.orders.weightSlabs}
              query={query}
            />
            <TableCard
              title="Warehouses"
              by={byWarehouse}
              metrics={listMetrics}
              call={calls.analytics.orders.topLists}
              query={query}
            />
          </Grid>
          <TableCard
            title="Payment"
            by={byPayment}
            metrics={groupMetrics}
            call={calls.analytics.orders.paymentModeWise}
            query={query}
          />
          <TableCard
            title="Channels"
            by={byChannel}
            metrics={groupMetrics}
            call={calls.analytics.orders.channelWise}
            query={query}
          />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <TableCard
              title="Top SKUs"
              by={bySku}
              metrics={skuMetrics}
              call={calls.analytics.orders.topLists}
              query={query}
            />
            <TableCard
              title="Top states"
              by={byState}
              metrics={stateMetrics}
              call={calls.analytics.orders.topLists}
              query={query}
            />
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
