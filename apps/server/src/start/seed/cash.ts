import { istDay, nextMonth } from '@khep/domain/days';
import { saveCashSettings, savePlannedPayments } from '../../overview/cash/settings.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

/** In rupees, of the invented brand. */
const balance = 302_180;
const floor = 75_000;

/** Gives the demo its bank balance, the floor below which it warns, and payments that no other record has. */
export async function seedCash(db: Db, now: Date): Promise<void> {
  const { brand_id, user_id, name } = demoSession;
  const author = { brand_id, actor: { kind: 'user' as const, id: user_id, name } };
  const month = nextMonth(istDay(now).slice(0, 7));
  await db.transaction().execute(async (tx) => {
    await saveCashSettings(tx, author, { balance, floor, input_credits: [] }, now);
    await savePlannedPayments(
      tx,
      author,
      {
        payments: [
          { label: 'Salaries', amount: 285_000, day: `${month}-01`, repeats: 'monthly' },
          { label: 'Studio rent', amount: 45_000, day: `${month}-05`, repeats: 'monthly' },
        ],
      },
      now,
    );
  });
}
