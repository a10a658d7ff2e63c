import { sql } from 'kysely';
import type { Clock } from '../../../../base/clock.ts';
import { json } from '../../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { seededRandom } from '../../../../base/seededRandom.ts';
import type { SimulatedProduct } from '../../tables.ts';
import { makeShopOrder, sampleProducts } from './sampleShop.ts';
import type { ShopOrder } from './shopOrder.ts';
import { sendShopWebhook } from './webhooks.ts';
import type { WebhookFaults } from './webhooks.ts';

/** Orders that a shop has when it is first opened. */
const firstOrders = 12;
const dayMs = 86_400_000;

export interface Shop {
  domain: string;
  name: string;
  products: SimulatedProduct[];
  webhooks: { id: number; topic: string; uri: string; secret: string }[];
}

export interface OpenShop {
  domain: string;
  name: string;
  products: SimulatedProduct[];
  orders_per_day: number;
  next_number: number;
}

export interface ShopStore {
  /** Opens a shop if it is new, with a few orders. */
  open(domain: string): Promise<Shop>;
  orders(domain: string, query: ShopQuery): Promise<ShopOrder[]>;
  count(domain: string, since: Date): Promise<number>;
  find(domain: string, number: number): Promise<ShopOrder | undefined>;
  /** Places orders, as buyers do. */
  place(domain: string, count: number, options?: { isQuiet?: boolean }): Promise<ShopOrder[]>;
  /** Changes an order, as its merchant does, and announces it. */
  change(
    domain: string,
    number: number,
    change: (order: ShopOrder) => void,
    topic?: string,
  ): Promise<ShopOrder>;
  setWebhooks(domain: string, change: (webhooks: Shop['webhooks']) => Shop['webhooks']): Promise<Shop>;
  /** Places an order in shops that trade, if it is time. */
  trade(): Promise<void>;
  /** Resolves when all webhooks were sent. */
  settled(): Promise<void>;
}

interface ShopQuery {
  since: Date;
  after: { at: Date; number: number } | undefined;
  first: number;
}

/** Creates the rows of a shop. */
export async function insertShop(db: Db | Tx, shop: OpenShop, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('simulator_shops')
    .values({
      domain: shop.domain,
      name: shop.name,
      products: json(shop.products),
      webhooks: json<Shop['webhooks']>([]),
      next_number: shop.next_number + firstOrders,
      orders_per_day: shop.orders_per_day,
    })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .executeTakeFirst();
  if (!inserted) return false;
  const random = seededRandom(shop.next_number);
  for (let index = 0; index < firstOrders; index += 1) {
    const at = new Date(now.getTime() - (firstOrders - index) * 37 * 60_000);
    await insertOrder(db, shop.domain, makeShopOrder(shop.products, shop.next_number + index, at, random));
  }
  return true;
}

async function insertOrder(db: Db | Tx, domain: string, order: ShopOrder): Promise<void> {
  await db
    .insertInto('simulator_shop_orders')
    .values({
      domain,
      number: order.number,
      updated_at: new Date(order.updated_at),
      body: json<unknown>(order),
    })
    .execute();
}

/**
 * The simulated shops, in the database: their orders outlive a restart.
 * @param addressOf where this process listens, which may be another port than when a webhook was registered
 */
export function createShopStore(
  db: Db,
  clock: Clock,
  faults: WebhookFaults,
  addressOf: () => string | undefined,
): ShopStore {
  const sending = new Set<Promise<void>>();
  const announce = (shop: Shop, topic: string, order: ShopOrder) => {
    for (const webhook of shop.webhooks.filter((one) => one.topic === topic)) {
      const uri = webhook.uri.replace(/^http:\/\/127\.0\.0\.1:\d+/, addressOf() ?? '$&');
      const delivery = sendShopWebhook(shop.domain, { ...webhook, uri }, order, faults).finally(() =>
        sending.delete(delivery),
      );
      sending.add(delivery);
    }
  };
  const find = async (domain: string): Promise<Shop | undefined> =>
    db
      .selectFrom('simulator_shops')
      .select(['domain', 'name', 'products', 'webhooks'])
      .where('domain', '=', domain)
      .executeTakeFirst();

  const store: ShopStore = {
    async open(domain) {
      const known = await find(domain);
      if (known) return known;
      const name = domain
        .replace(/\.myshopify\.com$/, '')
        .split('-')
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' ');
      await db
        .transaction()
        .execute((tx) =>
          insertShop(
            tx,
            { domain, name, products: [...sampleProducts], orders_per_day: 40, next_number: 1001 },
            clock.now(),
          ),
        );
      return (await find(domain))!;
    },
    async orders(domain, { since, after, first }) {
      let query = db
        .selectFrom('simulator_shop_orders')
        .select('body')
        .where('domain', '=', domain)
        .where('updated_at', '>=', since)
        .orderBy('updated_at')
        .orderBy('number')
        .limit(first);
      if (after)
        query = query.where(
          sql<boolean>`(updated_at, number) > (${after.at}::timestamptz, ${after.number}::integer)`,
        );
      return (await query.execute()).map(({ body }) => body as ShopOrder);
    },
    async count(domain, since) {
      const { count } = await db
        .selectFrom('simulator_shop_orders')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('domain', '=', domain)
        .where('updated_at', '>=', since)
        .executeTakeFirstOrThrow();
      return count;
    },
    async find(domain, number) {
      const row = await db
        .selectFrom('simulator_shop_orders')
        .select('body')
        .where('domain', '=', domain)
        .where('number', '=', number)
        .executeTakeFirst();
      return row?.body as ShopOrder | undefined;
    },
    async place(domain, count, { isQuiet = false } = {}) {
      const shop = await store.open(domain);
      const now = clock.now();
      const placed = await db.transaction().execute(async (tx) => {
        const { next_number } = await tx
          .updateTable('simulator_shops')
          .set((eb) => ({ next_number: eb('next_number', '+', count) }))
          .where('domain', '=', domain)
          .returning('next_number')
          .executeTakeFirstOrThrow();
        const orders: ShopOrder[] = [];
        for (let index = 0; index < count; index += 1) {
          const number = next_number - count + index;
          const order = makeShopOrder(shop.products, number, now, seededRandom(number * 7919));
          await insertOrder(tx, domain, order);
          orders.push(order);
        }
        return orders;
      });
      if (!isQuiet) for (const order of placed) announce(shop, 'ORDERS_CREATE', order);
      return placed;
    },
    async change(domain, number, change, topic = 'ORDERS_UPDATED') {
      const shop = await store.open(domain);
      const changed = await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('simulator_shop_orders')
          .select('body')
          .where('domain', '=', domain)
          .where('number', '=', number)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const order = row.body as ShopOrder;
        change(order);
        order.updated_at = clock.now().toISOString();
        await tx
          .updateTable('simulator_shop_orders')
          .set({ body: json<unknown>(order), updated_at: new Date(order.updated_at) })
          .where('domain', '=', domain)
          .where('number', '=', number)
          .execute();
        return order;
      });
      announce(shop, topic, changed);
      return changed;
    },
    async setWebhooks(domain, change) {
      const shop = await store.open(domain);
      const webhooks = change(shop.webhooks);
      await db
        .updateTable('simulator_shops')
        .set({ webhooks: json(webhooks) })
        .where('domain', '=', domain)
        .execute();
      return { ...shop, webhooks };
    },
    async trade() {
      const now = clock.now();
      const shops = await db
        .selectFrom('simulator_shops')
        .select(['domain', 'webhooks', 'orders_per_day'])
        .where('orders_per_day', '>', 0)
        .execute();
      for (const { domain, webhooks, orders_per_day } of shops) {
        // Nobody is connected.
        if (webhooks.length === 0) continue;
        const day = new Date(now.getTime() - dayMs);
        const { count } = await db
          .selectFrom('simulator_shop_orders')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('domain', '=', domain)
          .where(sql<boolean>`(body->>'created_at')::timestamptz > ${day}::timestamptz`)
          .executeTakeFirstOrThrow();
        if (count < orders_per_day) await store.place(domain, 1);
      }
    },
    async settled() {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
  return store;
}
