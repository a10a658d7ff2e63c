import { unprintedStates } from '@khep/domain/orders';
import type { UnprintedLabels } from '@khep/domain/orders';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';

/** Selects orders with a box that has an AWB and no printed label. */
export const selectUnprinted = (db: Db, brand_id: string, which: UnprintedLabels) =>
  db
    .selectFrom('shipments')
    .select('shipments.order_id')
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.state', 'in', unprintedStates[which])
    .where('shipments.awb', 'is not', null)
    .where('shipments.label_printed_at', 'is', null);

/** Counts orders with a box that has an AWB and no printed label. */
export async function countUnprinted(db: Db, brand_id: string, which: UnprintedLabels): Promise<number> {
  const { count } = await db
    .selectFrom(selectUnprinted(db, brand_id, which).distinct().as('unprinted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
