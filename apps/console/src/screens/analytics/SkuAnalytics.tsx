import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { Grid, Stack } from '@khep/ui';
import { paths } from '../../paths.ts';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import type { AnalyticsQuery } from './board/analyticsQuery.ts';
import { MetricCards, SeriesCard } from './board/cards.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [
  analyticsFilters.sku,
  analyticsFilters.warehouse,
  analyticsFilters.state,
  analyticsFilters.payment,
];
const { metrics } = reports['skus.topSkus'].tables[0];
const units = { sku_units: 'Units ordered', sku_rto: 'RTO' };
const bySku = { sku: 'SKU' };
const byState = { state: 'State' };
const byPayment = { payment: 'Payment' };
const byWarehouse = { warehouse: 'Warehouse' };
const partMetrics = ['sku_units', 'sku_revenue', 'sku_rto_rate'] as const;

/** One SKU over time, and where it sells. */
function SkuDetails({ sku, query }: { sku: string; query: AnalyticsQuery }) {
  const request = { call: calls.analytics.skus.details, query, sku };
  return (
    <>
      <MetricCards label="Key numbers" {...request} />
      <Grid columns={{ base: 1, lg: 2 }} align="start">
        <Stack gap={16}>
          {' '}
          <SeriesCard title="Units over time" series={units} {...request} />
          <TableCard title="Payment" by={byPayment} metrics={partMetrics} {...request} />
        </Stack>
        <TableCard title="States" by={byState} metrics={partMetrics} {...request} />
      </Grid>
    </>
  );
}

function skuHref(row: Readonly<Record<string, unknown>>, search: string): string {
  const params = new URLSearchParams(search);
  params.set('sku', String(row['sku']));
  return `${paths.analytics('sku')}?${params}`;
}

/** SKUs by sales and returns, and one of them over time. */
export default function SkuAnalytics() {
  return (
    <AnalyticsPage
      title="SKUs"
      description="Units ordered, by the day of the order; RTO and returns by their own day"
      filters={filters}
      metrics={metrics}
    >
      {(query) => {
        const [chosen, ...others] = query.sku ?? [];
        if (chosen !== undefined && others.length === 0) return <SkuDetails sku={chosen} query={query} />;
        return (
          <>
            <MetricCards label="Key numbers" call={calls.analytics.skus.cards} query={query} />
            <TableCard
              title="Top SKUs"
              by={bySku}
              metrics={metrics}
              call={calls.analytics.skus.topSkus}
              query={query}
              hrefOf={skuHref}
            />
            <Grid columns={{ base: 1, lg: 2 }} align="start">
              <TableCard
                title="States"
                by={byState}
                metrics={partMetrics}
                call={calls.analytics.skus.distributions}
                query={query}
              />
              <Stack gap={16}>
                {' '}
                <TableCard
                  title="Payment"
                  by={byPayment}
                  metrics={partMetrics}
                  call={calls.analytics.skus.distributions}
                  query={query}
                />
                <TableCard
                  title="Warehouses"
                  by={byWarehouse}
                  metrics={partMetrics}
                  call={calls.analytics.skus.distributions}
                  query={query}
                />
              </Stack>
            </Grid>
          </>
        );
      }}
    </AnalyticsPage>
  );
}
