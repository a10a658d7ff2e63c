import { endOfDay, startOfDay } from '@khep/domain/days';
import type { DeliveryFeedback } from '@khep/api';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';

const maxComments = 20;

interface RatingCount {
  rating: number;
  count: string;
}

/** Sums the number of each rating up. */
function summarizeRatings(
  counts: readonly RatingCount[],
): Pick<DeliveryFeedback, 'count' | 'average' | 'distribution'> {
  const distribution = [1, 2, 3, 4, 5].map((rating) =>
    Number(counts.find((row) => row.rating === rating)?.count ?? 0),
  );
  const count = distribution.reduce((sum, one) => sum + one, 0);
  const total = distribution.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.round((total / count) * 100) / 100, distribution };
}

/** Loads the ratings of deliveries in a period of days: in sum, by courier, and the newest comments. */
export async function loadFeedback(
  db: Db,
  brand_id: string,
  { from, to }: { from: string; to: string },
): Promise<DeliveryFeedback> {
  const rows = db
    .selectFrom('delivery_feedback')
    .where('delivery_feedback.brand_id', '=', brand_id)
    .where('delivery_feedback.created_at', '>=', startOfDay(from))
    .where('delivery_feedback.created_at', '<', endOfDay(to));
  // An order of several parcels counts once for a courier.
  const byCourier = rows
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'delivery_feedback.brand_id')
        .onRef('shipments.order_id', '=', 'delivery_feedback.order_id')
        .on('shipments.state', '=', 'DELIVERED'),
    )
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.courier_id', 'is not', null)
    .select(['shipments.courier_id', 'delivery_feedback.order_id', 'delivery_feedback.rating'])
    .$narrowType<{ courier_id: number }>()
    .distinct();
  const [counts, courierCounts, comments] = await Promise.all([
    rows
      .select(({ fn }) => ['rating', fn.countAll<string>().as('count')])
      .groupBy('rating')
      .execute(),
    db
      .selectFrom(byCourier.as('rated'))
      .select(({ fn }) => ['courier_id', 'rating', fn.countAll<string>().as('count')])
      .groupBy(['courier_id', 'rating'])
      .execute(),
    rows
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'delivery_feedback.brand_id')
          .onRef('orders.order_id', '=', 'delivery_feedback.order_id'),
      )
      .select([
        'delivery_feedback.order_id',
        'orders.order_number',
        'delivery_feedback.rating',
        'delivery_feedback.comment',
        'delivery_feedback.created_at',
      ])
      .where('delivery_feedback.comment', '!=', '')
      .orderBy('delivery_feedback.created_at', 'desc')
      .limit(maxComments)
      .execute(),
  ]);
  const couriers = [...Map.groupBy(courierCounts, ({ courier_id }) => courier_id)].map(
    ([courier_id, own]) => ({
      courier_id,
      courier_name: courierName(courier_id),
      ...summarizeRatings(own),
    }),
  );
  return {
    ...summarizeRatings(counts),
    couriers: couriers.toSorted((one, other) => other.count - one.count || one.courier_id - other.courier_id),
    comments: comments.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() })),
  };
}
