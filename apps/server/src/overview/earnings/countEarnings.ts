import { earningsOf } from '@khep/domain/earnings';
import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import { newId } from '../../base/ids.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { ChangedOrders } from '../../platform/db/orderChanges.ts';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { loadEarningFacts } from './facts.ts';
import type { EarningOrder } from './facts.ts';

/** Orders that are counted in one transaction. */
const perPage = 200;
/** Pages that a request counts before it answers; the others follow in the background. */
const pagesOfRequest = 5;

/**
 * Marks changed orders in the next statement of their transaction, as each statement of a change is waited for; what they
 * earned is computed later.
 */
export function withEarningsDue(
  tx: Tx,
  { brand_id, order_ids }: ChangedOrders,
): Pick<QueryCreator<Database>, 'with'> {
  const mark = newId('mrk');
  return tx.with('due', (db) =>
    db
      .insertInto('earnings_due')
      // Sorted, so that two transactions never wait for each other.
      .values(order_ids.map((order_id) => ({ brand_id, order_id, mark })))
      .onConflict((conflict) => conflict.columns(['brand_id', 'order_id']).doUpdateSet({ mark })),
  );
}

/** Marks all orders of a brand. */
export async function markAllEarningsDue(db: Db, brand_id: string): Promise<void> {
  await sql`
    insert into earnings_due (brand_id, order_id, mark)
    select brand_id, order_id, ${newId('mrk')} from orders where brand_id = ${brand_id}
    on conflict (brand_id, order_id) do update set mark = excluded.mark`.execute(db);
}

/** Counts one page of due orders. Returns how many there were. */
async function countPage(db: Db, brand_id: string): Promise<number> {
  const due = await db
    .selectFrom('earnings_due')
    .select(['order_id', 'mark'])
    .where('brand_id', '=', brand_id)
    .orderBy('order_id')
    .limit(perPage)
    .execute();
  if (due.length === 0) return 0;
  const orders = await loadEarningFacts(
    db,
    brand_id,
    due.map(({ order_id }) => order_id),
  );
  await db.transaction().execute(async (tx) => {
    // Rows that changed after they were read have another mark, and stay due.
    const unchanged = await tx
      .deleteFrom('earnings_due')
      .where('brand_id', '=', brand_id)
      .where(
        'order_id',
        'in',
        due.map(({ order_id }) => order_id),
      )
      .where(
        sql<string>`order_id || ' ' || mark`,
        'in',
        due.map(({ order_id, mark }) => `${order_id} ${mark}`),
      )
      .returning('order_id')
      .execute();
    await save(
      tx,
      brand_id,
      unchanged.map(({ order_id }) => order_id),
      orders,
    );
  });
  return due.length;
}

async function save(
  tx: Tx,
  brand_id: string,
  order_ids: readonly string[],
  orders: readonly EarningOrder[],
): Promise<void> {
  if (order_ids.length === 0) return;
  for (const table of ['order_earnings', 'order_earning_units'] as const)
    await tx
      .deleteFrom(table)
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', [...order_ids])
      .execute();
  const wanted = new Set(order_ids);
  const earned = orders
    .filter(({ order }) => wanted.has(order.order_id))
    .flatMap(({ order, facts }) => {
      const earnings = earningsOf(facts);
      return earnings ? [{ order, earnings }] : [];
    });
  if (earned.length === 0) return;
  await tx
    .insertInto('order_earnings')
    .values(
      earned.map(({ order, earnings: { sums, units: _units, ...one } }) => ({
        brand_id,
        order_id: order.order_id,
        order_number: order.order_number,
        state: order.state,
        payment: order.payment_mode,
        channel: order.channel_id,
        ...one,
        ...sums,
      })),
    )
    .execute();
  const units = earned.flatMap(({ order, earnings }) =>
    earnings.units.map((unit) => ({ brand_id, order_id: order.order_id, ...unit })),
  );
  if (units.length > 0) await tx.insertInto('order_earning_units').values(units).execute();
}

/** Counts all due orders of a brand. */
export async function countAllEarnings(db: Db, brand_id: string): Promise<void> {
  while ((await countPage(db, brand_id)) > 0);
}

/** Counts what is due, so that a response is never stale. Returns how many orders still wait: only after a large import. */
export async function countDueEarnings(db: Db, brand_id: string): Promise<number> {
  for (let page = 0; page < pagesOfRequest; page++) if ((await countPage(db, brand_id)) < perPage) return 0;
  const { waiting } = await db
    .selectFrom('earnings_due')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('brand_id', '=', brand_id)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Counts the due orders of all brands, so that a request finds few. */
export async function countEarningsOfAll(db: Db, { log }: Pick<Services, 'log'>): Promise<void> {
  const brands = await acrossBrands(db, log, (filter) =>
    db.selectFrom('earnings_due').select('brand_id').distinct().where(filter).execute(),
  );
  for (const { brand_id } of brands) await countAllEarnings(db, brand_id);
}
