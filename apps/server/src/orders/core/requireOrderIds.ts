import { sql } from 'kysely';
import { mapInTurns } from '../../base/mapInTurns.ts';
import { notFound } from '../../base/errors.ts';
import type { Db } from '../../platform/db/schema.ts';

/** A query can have 65,535 parameters. */
const perQuestion = 5000;

/** Returns the ids without duplicates. @throws ApiError 404 if an order isn't the brand's */
export async function requireOrderIds(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<string[]> {
  const distinct = new Set<string>();
  // Hashing 20,000 texts takes 10 ms.
  await mapInTurns(order_ids, (id) => void distinct.add(id));
  const ids = [...distinct];
  for (let start = 0; start < ids.length; start += perQuestion) {
    const { count } = await db
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids.slice(start, start + perQuestion))
      .executeTakeFirstOrThrow();
    if (count < Math.min(perQuestion, ids.length - start)) throw notFound('order');
  }
  return ids;
}
