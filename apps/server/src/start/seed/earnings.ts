import { addDays, istDay } from '@khep/domain/days';
import { countAllEarnings, markAllEarningsDue } from '../../overview/earnings/countEarnings.ts';
import { saveEarningsSettings, saveSkuCosts } from '../../overview/earnings/settings.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';
import { demoSkus } from './catalogue.ts';

/** SKUs without an entered cost, for the request on the screen. */
const withoutCost = 3;
/** Per cent of the price that products cost, in turn. */
const costShares = [38, 44, 47, 52, 41] as const;
/** Of the invented brand. */
const paymentFeePercent = 2;

/** Gives the demo its costs, and counts what its orders earned. */
export async function seedEarnings(db: Db, now: Date): Promise<void> {
  const { brand_id, user_id, name } = demoSession;
  const author = { brand_id, actor: { kind: 'user' as const, id: user_id, name } };
  const from = addDays(istDay(now), -90);
  await db.transaction().execute(async (tx) => {
    await saveSkuCosts(
      tx,
      author,
      {
        costs: demoSkus.slice(0, -withoutCost).map(({ code, price }, at) => ({
          sku_id: code,
          cost: Math.round((price * costShares[at % costShares.length]!) / 100),
          from,
        })),
      },
      now,
    );
    await saveEarningsSettings(tx, author, { payment_fee_percent: paymentFeePercent }, now);
  });
  await markAllEarningsDue(db, brand_id);
  await countAllEarnings(db, brand_id);
}
