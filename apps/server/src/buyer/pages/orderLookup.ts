import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { verifyOrderPageId } from '../../brand/trackingSite/orderPageId.ts';
import { createExpiringCache } from '../../base/expiringCache.ts';

export interface FoundOrder {
  order_id: string;
  order_number: string;
}

interface Pending {
  ids: Map<string, ((order: FoundOrder | undefined) => void)[]>;
  fail: ((error: unknown) => void)[];
}

/** How long an unknown id is not looked up again. A new order can be this late. */
const unknownMs = 15_000;
const maxUnknown = 50_000;
/** Above this many unknown ids of a brand per minute, lookups wait and share one query. */
const calmMisses = 300;
const busyWaitMs = 200;
const maxBatch = 500;

const isPossibleId = (id: string): boolean => /^[^\p{C}]{1,64}$/u.test(id) && /[\p{L}\p{N}]/u.test(id);
/** Pages show AWBs in groups of four. */
const withoutSpaces = (id: string): string => id.replaceAll(/\s/g, '');

export interface OrderLookup {
  /** Finds an order of the brand by the ID of its page, or an AWB. An order number alone finds nothing. */
  find(brand_id: string, id: string): Promise<FoundOrder | undefined>;
  /** Queries so far, for tests and benchmarks. */
  readonly queries: number;
}

/**
 * Finds orders by what a buyer enters. Lookups of the same moment share a query, and unknown ids are remembered, so that
 * trying ids costs the database almost nothing.
 */
export function createOrderLookup(db: Db, services: Pick<Services, 'clock' | 'config'>): OrderLookup {
  const unknown = createExpiringCache<true>(services.clock, { max: maxUnknown, ttl: unknownMs });
  const pending = new Map<string, Pending>();
  const misses = new Map<string, { count: number; endsAt: number }>();
  let queries = 0;

  const countMiss = (brand_id: string) => {
    const now = services.clock.now().getTime();
    const window = misses.get(brand_id);
    if (window === undefined || window.endsAt <= now)
      misses.set(brand_id, { count: 1, endsAt: now + 60_000 });
    else window.count += 1;
  };
  const isBusy = (brand_id: string) => {
    const window = misses.get(brand_id);
    return (
      window !== undefined && window.endsAt > services.clock.now().getTime() && window.count > calmMisses
    );
  };

  async function query(brand_id: string, ids: readonly string[]): Promise<Map<string, FoundOrder>> {
    const found = new Map<string, FoundOrder>();
    const numberOf = new Map<string, string>();
    for (const id of ids) {
      const number = verifyOrderPageId(services, brand_id, id);
      if (number !== undefined) numberOf.set(id, number);
    }
    if (numberOf.size > 0) {
      queries += 1;
      const byNumber = await db
        .selectFrom('orders')
        .select(['order_id', 'order_number'])
        .where('brand_id', '=', brand_id)
        .where('order_number', 'in', [...new Set(numberOf.values())])
        .execute();
      const numbers = new Map(byNumber.map((order) => [order.order_number, order]));
      for (const [id, number] of numberOf) {
        const order = numbers.get(number);
        if (order) found.set(id, order);
      }
    }
    const others = ids.filter((id) => !numberOf.has(id));
    if (others.length === 0) return found;
    queries += 1;
    const byAwb = await db
      .selectFrom('shipments')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'shipments.brand_id')
          .onRef('orders.order_id', '=', 'shipments.order_id'),
      )
      .select(['shipments.awb', 'orders.order_id', 'orders.order_number'])
      .where('shipments.brand_id', '=', brand_id)
      .where('shipments.awb', 'in', others.map(withoutSpaces))
      .execute();
    const awbs = new Map(byAwb.map(({ awb, ...order }) => [awb, order]));
    for (const id of others) {
      const order = awbs.get(withoutSpaces(id));
      if (order) found.set(id, order);
    }
    return found;
  }

  async function flush(brand_id: string): Promise<void> {
    const batch = pending.get(brand_id);
    pending.delete(brand_id);
    if (batch === undefined) return;
    try {
      const ids = [...batch.ids.keys()];
      const found = new Map<string, FoundOrder>();
      for (let start = 0; start < ids.length; start += maxBatch)
        for (const [id, order] of await query(brand_id, ids.slice(start, start + maxBatch)))
          found.set(id, order);
      for (const [id, waiting] of batch.ids) {
        const order = found.get(id);
        if (order === undefined) {
          unknown.set(`${brand_id} ${id}`, true);
          countMiss(brand_id);
        }
        for (const resolve of waiting) resolve(order);
      }
    } catch (error) {
      for (const fail of batch.fail) fail(error);
    }
  }

  return {
    get queries() {
      return queries;
    },
    find(brand_id, given) {
      const id = given.trim();
      const number = verifyOrderPageId(services, brand_id, id) ?? id;
      if (!isPossibleId(number) || unknown.has(`${brand_id} ${id}`)) return Promise.resolve(undefined);
      return new Promise((resolve, reject) => {
        let batch = pending.get(brand_id);
        if (batch === undefined) {
          batch = { ids: new Map(), fail: [] };
          pending.set(brand_id, batch);
          const run = () => void flush(brand_id);
          if (isBusy(brand_id)) setTimeout(run, busyWaitMs);
          else setImmediate(run);
        }
        const waiting = batch.ids.get(id);
        if (waiting) waiting.push(resolve);
        else batch.ids.set(id, [resolve]);
        batch.fail.push(reject);
      });
    },
  };
}
