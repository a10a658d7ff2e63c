import { planTopUps } from '@khep/domain/cash';
import { addDays } from '@khep/domain/days';
import { formatRupees, rupeesToPaise } from '@khep/domain/money';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { loadSettings } from '../../money/billing/settings.ts';
import { loadSpendPattern } from '../../money/billing/summary.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { calendarDays, target } from './facts.ts';
import type { CashFacts } from './facts.ts';

/** Days of spending that a top-up is for, where the brand has set no amount. */
const usualDays = 7;

/** Top-ups of a wallet that Khep bills, from the rate at which it was spent in the last four weeks. */
export async function loadTopUps(
  db: Db,
  services: Services,
  brand_id: string,
  { today, now }: { today: string; now: Date },
): Promise<CashFacts> {
  const settings = await loadSettings(db, services, brand_id);
  if (!settings.bills_freight) return { entries: [] };
  const [{ available_paise }, { per_day_paise }] = await Promise.all([
    balanceOf(db, brand_id),
    loadSpendPattern(db, brand_id, now),
  ]);
  if (per_day_paise <= 0) return { entries: [] };
  const { is_on, amount, below } = settings.auto_recharge;
  const each = is_on && amount > 0 ? rupeesToPaise(amount) : per_day_paise * usualDays;
  const topUps = planTopUps(
    {
      available: available_paise,
      per_day: per_day_paise,
      amount: each,
      below: is_on ? rupeesToPaise(below) : 0,
    },
    calendarDays,
  );
  return {
    entries: topUps.map((one) => ({
      id: `top_up:${addDays(today, one.day)}`,
      kind: 'top_up',
      source: 'top_up',
      label: 'Khep wallet',
      cause: `${formatRupees(per_day_paise)} a day are spent`,
      on: addDays(today, one.day),
      amount: -one.amount,
      is_known: false,
      target: target('wallet'),
    })),
  };
}
