import { decidableStatuses, isRiskProven } from '@khep/domain/rtoRisk';
import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { keysetPages } from '../../platform/db/keysetPages.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { createRtoScorer, fitRiskModel, storedRisk } from './model.ts';

const dayMs = 24 * 60 * 60_000;
const batchSize = 1000;

/** Fits the models that are a day old, and scores the open orders of their brands again. */
export async function refreshRtoRisks(db: Db, services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('rto_models')
      .select('brand_id')
      .where('fitted_at', '<=', new Date(now.getTime() - dayMs))
      .where(brands)
      .execute(),
  );
  for (const { brand_id } of due) {
    try {
      const { calibration } = await fitRiskModel(db, brand_id, now);
      if (isRiskProven(calibration)) await scoreOpenOrders(db, brand_id, now);
    } catch (error) {
      services.log.error({ brand_id, err: error }, 'RTO risk not refreshed');
    }
  }
}

/** Scores a brand's unshipped orders by its model, as saving them would. */
export async function scoreOpenOrders(db: Db, brand_id: string, now: Date): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom('orders')
      .select(['order_id', 'buyer_phone', 'payment_mode', 'total_paise', 'details'])
      .where('brand_id', '=', brand_id)
      .where('status', 'in', decidableStatuses)
      .where('order_id', '>', after)
      .orderBy('order_id')
      .limit(batchSize)
      .execute();
  for await (const orders of keysetPages(read, ({ order_id }) => order_id)) {
    const phones = orders.map(({ buyer_phone }) => buyer_phone);
    const score = await createRtoScorer(db, brand_id, phones, now);
    const risks = orders.map((order) => ({ order_id: order.order_id, risk: storedRisk(score(order)) }));
    await sql`
      update orders set rto_risk = scored.risk
      from jsonb_to_recordset(cast(${JSON.stringify(risks)}::text as jsonb)) as scored (order_id text, risk integer)
      where orders.brand_id = ${brand_id} and orders.order_id = scored.order_id`.execute(db);
  }
}
