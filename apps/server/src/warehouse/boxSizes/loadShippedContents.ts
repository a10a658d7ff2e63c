import { addDays, daysBetween, istDay, startOfDay } from '@khep/domain/days';
import { explodeLines } from '@khep/domain/orders';
import type { OrderedItem, ShippedContents } from '@khep/domain/packing';
import { rateCardOn } from '@khep/domain/rating';
import type { RateCard } from '@khep/domain/rating';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import { listCard } from '../../brand/contracts/quote.ts';
import { loadPackingContext, toPackItems } from '../../orders/packing/packingContext.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { BoxSizesInput } from './boxSizesThread.ts';

/** Days of orders that count. */
export const countedDays = 90;
/** The newest orders; more would not change which sizes are best. */
const mostOrders = 60_000;
/** Different contents, the most frequent first. */
const mostContents = 1500;
const together = 2000;

interface Contents {
  items: OrderedItem[];
  counts: Map<number, number>;
  total: number;
}

export interface ShippedOrders extends BoxSizesInput {
  /** Days from the first of these orders until today. */
  days: number;
  /** Orders whose contents are too rare to count. */
  rare: number;
}

/** Loads what was shipped in the last days by equal contents, each with its couriers and zones, and the cards they are rated by today. */
export async function loadShippedContents(
  db: Db,
  brand_id: string,
  now: Date,
  checkpoint: () => void,
): Promise<Omit<ShippedOrders, 'most'>> {
  const today = istDay(now);
  const since = startOfDay(addDays(today, -countedDays));
  const shipped = await db
    .selectFrom('shipments')
    .select(['order_id', 'courier_id', 'zone', 'created_at'])
    .where('brand_id', '=', brand_id)
    .where('created_at', '>=', since)
    .where('courier_id', 'is not', null)
    .where('zone', 'is not', null)
    .where('state', 'not in', ['DRAFT', 'CANCELLED'])
    .orderBy('created_at', 'desc')
    .limit(mostOrders)
    .execute();
  const first = new Map(shipped.map((row) => [row.order_id, row]));
  const lanes = new Map<string, number>();
  const cards: { card: RateCard; zone: string }[] = [];
  const contracts = await loadContracts(db, brand_id, []);
  const laneOf = (courier_id: number, zone: string): number | undefined => {
    const key = `${courier_id} ${zone}`;
    const known = lanes.get(key);
    if (known !== undefined) return known;
    const service = findCourierService(courier_id);
    const own = contracts.cards.get(courier_id);
    const card = own ? rateCardOn(own, today) : service && listCard(service);
    if (!card) return undefined;
    cards.push({ card, zone });
    lanes.set(key, cards.length - 1);
    return cards.length - 1;
  };

  const contents = new Map<string, Contents>();
  const ids = [...first.keys()];
  let unrated = 0;
  for (let from = 0; from < ids.length; from += together) {
    checkpoint();
    const some = ids.slice(from, from + together);
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'sku_id', 'quantity', 'weight_g', 'length_cm', 'width_cm', 'height_cm', 'parts'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', some)
      .execute();
    const packed = explodeLines(lines);
    const { rules } = await loadPackingContext(db, brand_id, { sku_ids: packed.map(({ sku_id }) => sku_id) });
    for (const [order_id, own] of Map.groupBy(packed, (line) => line.order_id)) {
      const { courier_id, zone } = first.get(order_id)!;
      const lane = laneOf(courier_id ?? 0, zone ?? '');
      if (lane === undefined) {
        unrated += 1;
        continue;
      }
      const items = toPackItems(own, rules).toSorted((a, b) => (a.sku_id < b.sku_id ? -1 : 1));
      const key = JSON.stringify(items);
      const known = contents.get(key) ?? { items, counts: new Map<number, number>(), total: 0 };
      known.counts.set(lane, (known.counts.get(lane) ?? 0) + 1);
      known.total += 1;
      contents.set(key, known);
    }
  }
  const { boxes, options } = await loadPackingContext(db, brand_id, { sku_ids: [] });
  const frequent = [...contents.values()].toSorted((a, b) => b.total - a.total);
  const oldest = shipped.at(-1)?.created_at ?? now;
  return {
    orders: frequent.slice(0, mostContents).map(({ items, counts }): ShippedContents => ({
      items,
      lanes: [...counts].map(([lane, count]) => ({ lane, count })),
    })),
    lanes: cards,
    boxes,
    options,
    days: Math.max(1, daysBetween(istDay(oldest), today)),
    rare: unrated + frequent.slice(mostContents).reduce((sum, { total }) => sum + total, 0),
  };
}
