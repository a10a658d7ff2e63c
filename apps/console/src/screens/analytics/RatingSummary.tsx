import type { DeliveryFeedback } from '@khep/api';
import { Card, Grid, Stack, Stat, Table } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { formatNumber } from '@khep/domain/money';
import { RatingComments } from './RatingComments.tsx';
import { countLow, formatAverage, lowShare, starLabel } from './ratingWords.ts';

type Courier = DeliveryFeedback['couriers'][number];

const courierColumns: readonly TableColumn<Courier>[] = [
  { id: 'courier', header: 'Courier', cell: ({ courier_name }) => courier_name, isRowHeader: true },
  { id: 'count', header: 'Ratings', align: 'end', cell: ({ count }) => formatNumber(count) },
  { id: 'average', header: 'Average', align: 'end', cell: formatAverage },
  { id: 'low', header: '1 or 2 stars', align: 'end', cell: lowShare },
];

/** The ratings of a period: their sum, distribution, couriers and comments. */
export function RatingSummary({ ratings }: { ratings: DeliveryFeedback }) {
  const { count, distribution, couriers, comments } = ratings;
  return (
    <Stack gap={24}>
      <Grid columns={{ base: 2, md: 3 }} gap={16}>
        <Stat label="Average" value={formatAverage(ratings)} note="Of 5 stars" />
        <Stat label="Ratings" value={count} />
        <Stat label="1 or 2 stars" value={countLow(ratings)} note={`${lowShare(ratings)} of all`} />
      </Grid>
      <BarChart
        title="Ratings by stars"
        direction="vertical"
        labelHeader="Stars"
        valueHeader="Ratings"
        items={distribution.map((value, index) => ({ label: starLabel(index + 1), value }))}
      />
      <Card title="By courier" description="An order counts for each courier that delivered a parcel of it">
        <Table
          label="Ratings by courier"
          rows={couriers}
          rowKey={({ courier_id }) => String(courier_id)}
          columns={courierColumns}
          narrowLayout="stacked"
        />
      </Card>
      <RatingComments comments={comments} />
    </Stack>
  );
}
