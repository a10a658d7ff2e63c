import { sql } from 'kysely';
import { createRtoScorer, storedRisk } from '../../orders/rtoRisk/model.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

/** Scores the unshipped orders by the fortnight's outcomes, as saving them would. */
export async function seedRtoRisk(db: Db, now: Date): Promise<void> {
  const { brand_id } = demoSession;
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'buyer_phone', 'payment_mode', 'total_paise', 'details'])
    .where('brand_id', '=', brand_id)
    .where('status', 'in', ['NEW', 'READY_TO_SHIP'])
    .execute();
  const phones = orders.map(({ buyer_phone }) => buyer_phone);
  const score = await createRtoScorer(db, brand_id, phones, now);
  const risks = orders.map((order) => ({ order_id: order.order_id, risk: storedRisk(score(order)) }));
  await sql`
    update orders set rto_risk = scored.risk
    from jsonb_to_recordset(cast(${JSON.stringify(risks)}::text as jsonb)) as scored (order_id text, risk integer)
    where orders.brand_id = ${brand_id} and orders.order_id = scored.order_id`.execute(db);
}
