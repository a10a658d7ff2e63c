import type { DeliveryFeedback } from '@khep/api';
import type { Db } from '../db/schema.ts';
import { endOfDay, startOfDay } from '../orders/days.ts';

const maxListed = 200;

/** Loads the ratings of deliveries in a period of days: their number, average and distribution, and the newest. */
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
  const [counts, newest] = await Promise.all([
    rows
      .select(({ fn }) => ['rating', fn.countAll<string>().as('count')])
      .groupBy('rating')
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
      .orderBy('delivery_feedback.created_at', 'desc')
      .limit(maxListed)
      .execute(),
  ]);
  const distribution = [1, 2, 3, 4, 5].map((rating) =>
    Number(counts.find((row) => row.rating === rating)?.count ?? 0),
  );
  const count = distribution.reduce((sum, one) => sum + one, 0);
  const total = distribution.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return {
    count,
    average: count === 0 ? null : Math.round((total / count) * 100) / 100,
    distribution,
    feedback: newest.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() })),
  };
}
