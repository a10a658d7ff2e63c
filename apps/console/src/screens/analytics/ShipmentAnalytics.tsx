import { calls } from '@khep/api';
import { reports } from '@khep/domain/analytics';
import { shipmentStateLabel, shipmentStates } from '@khep/domain/shipments';
import { Grid } from '@khep/ui';
import { AnalyticsPage, analyticsFilters } from './board/AnalyticsPage.tsx';
import { BarsCard, MetricCards, SeriesCard } from './board/cards.tsx';
import { TableCard } from './board/TableCard.tsx';

const filters = [
  analyticsFilters.state,
  {
    kind: 'anyOf',
    id: 'shipmentStatus',
    label: 'Status',
    options: shipmentStates.map((id) => ({ id, label: shipmentStateLabel(id) })),
  },
  analyticsFilters.payment,
  analyticsFilters.courier,
] as const;
const { cards } = reports['track.summary'];
const counts = { shipments: 'Shipments', delivered: 'Delivered', rto: 'RTO' };
const byZone = { zone: 'Zone' };
const byCourier = { courier: 'Courier' };
const metrics = ['shipments', 'delivered', 'rto_rate', 'on_time_rate', 'transit_hours'] as const;

/** How shipments move, by zone and by courier. */
export default function ShipmentAnalytics() {
  return (
    <AnalyticsPage
      title="Shipments"
      description="Shipments of a period, and those that ended in it"
      filters={filters}
      metrics={cards}
    >
      {(query) => (
        <>
          <MetricCards label="Key numbers" call={calls.analytics.track.summary} query={query} />
          <Grid columns={{ base: 1, lg: 2 }} align="start">
            <SeriesCard
              title="Shipments over time"
              call={calls.analytics.track.trends}
              query={query}
              series={counts}
            />
            <BarsCard
              title="Status now"
              description="Shipments made in the period"
              by="status"
              metric="shipments"
              call={calls.analytics.track.summary}
              query={query}
            />
            <TableCard
              title="Zones"
              by={byZone}
              metrics={metrics}
              call={calls.analytics.track.zoneWise}
              query={query}
            />
            <TableCard
              title="Couriers"
              by={byCourier}
              metrics={metrics}
              call={calls.analytics.track.carrierWise}
              query={query}
            />
          </Grid>
        </>
      )}
    </AnalyticsPage>
  );
}
