import type { PlannedPayment } from '@khep/api';
import { addDays, istDay, nextMonth } from '@khep/domain/days';
import { readCash } from '../../overview/cash/readCash.ts';
import { saveCashSettings, savePlannedPayments } from '../../overview/cash/settings.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { demoSession } from './brand.ts';

/** In rupees, of the invented brand. */
const balance = 302_180;
const floor = 75_000;
/** Days from today to an instalment that the money of those days doesn't pay, so that the demo shows a warning on any day. */
const shortDays = 6;
/** How far below zero it goes, and to what amounts are rounded. */
const missing = 40_000;
const step = 5_000;

/** Gives the demo its bank balance, the floor below which it warns, and payments that no other record has. */
export async function seedCash(db: Db, services: Services): Promise<void> {
  const now = services.clock.now();
  const { brand_id, user_id, name } = demoSession;
  const author = { brand_id, actor: { kind: 'user' as const, id: user_id, name } };
  const today = istDay(now);
  const month = nextMonth(today.slice(0, 7));
  const monthly = (label: string, amount: number, day: string): PlannedPayment => ({
    label,
    amount,
    day,
    repeats: 'monthly',
  });
  const usual = [
    monthly('Salaries', 285_000, `${month}-01`),
    monthly('Studio rent', 45_000, `${month}-05`),
    monthly('Fabric and clay', 510_000, addDays(today, 13)),
    monthly('Advertising', 465_000, addDays(today, 20)),
    monthly('Job work', 540_000, addDays(today, 27)),
  ];
  await db.transaction().execute(async (tx) => {
    await saveCashSettings(tx, author, { balance, floor, input_credits: [] }, now);
    await savePlannedPayments(tx, author, { payments: usual }, now);
  });
  const { balances } = await readCash(db, services, brand_id);
  const expected = balances[shortDays]?.middle ?? 0;
  const looms: PlannedPayment = {
    label: 'Looms, last instalment',
    amount: Math.max(step, Math.ceil((expected + missing) / step) * step),
    day: addDays(today, shortDays),
    repeats: 'once',
  };
  await db
    .transaction()
    .execute((tx) => savePlannedPayments(tx, author, { payments: [...usual, looms] }, now));
}
