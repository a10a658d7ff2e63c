import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { bulkInsert } from './bulkInsert.ts';
import { seedIds } from './ids.ts';
import type { Random } from '../../base/seededRandom.ts';

const minute = 60_000;

/** Ratings with the share of buyers who give them, and what some of them write. */
const opinions: readonly { rating: number; share: number; comments: readonly string[] }[] = [
  { rating: 5, share: 0.56, comments: ['Packed with care, nothing chipped', 'A day early', 'Lovely glaze'] },
  {
    rating: 4,
    share: 0.24,
    comments: ['Good, a day later than promised', 'The rider called before he came'],
  },
  { rating: 3, share: 0.1, comments: ['The carton was dented, the cups were fine', 'Slow in the last city'] },
  { rating: 2, share: 0.05, comments: ['Left with the guard without a call', 'Two days late'] },
  { rating: 1, share: 0.05, comments: ['One mug broken', 'Marked as delivered a day before it came'] },
];

interface RatingsInit {
  shipments: readonly ShipmentRecord[];
  random: Random;
  now: Date;
}

/** Adds the ratings that every third buyer gave after the delivery, as the tracking page would. */
export async function seedRatings(tx: Tx, { shipments, random, now }: RatingsInit): Promise<void> {
  const id = seedIds(random);
  const delivered = new Map(
    shipments.flatMap(({ state, order_id, ended_at, brand_id }) =>
      state === 'DELIVERED' && ended_at !== null ? [[order_id, { brand_id, ended_at }] as const] : [],
    ),
  );
  const rated = [...delivered].flatMap(([order_id, { brand_id, ended_at }]) => {
    if (!random.chance(0.35)) return [];
    const place = random.next();
    let sum = 0;
    const opinion = opinions.find(({ share }) => (sum += share) > place) ?? opinions[0]!;
    const comment = random.chance(0.5) ? random.pick(opinion.comments) : '';
    const at = new Date(ended_at.getTime() + random.int(20, 1800) * minute);
    return at > now ? [] : { brand_id, order_id, rating: opinion.rating, comment, at };
  });
  await bulkInsert(
    tx,
    'delivery_feedback',
    rated.map(({ at, ...row }) => Object.assign(row, { created_at: at, updated_at: at })),
  );
  await bulkInsert(
    tx,
    'events',
    rated.map(({ brand_id, order_id, rating, comment, at }) => ({
      brand_id,
      event_id: id('evt', at),
      order_id,
      shipment_id: null,
      kind: 'order.rated',
      actor: { kind: 'system', name: 'Buyer' },
      data: { rating, comment },
      at,
    })),
  );
}
