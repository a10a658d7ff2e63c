import type { HomeMoney } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { istDay } from '@khep/domain/days';
import { predictRunway } from '@khep/domain/ledger';
import { paiseToRupees } from '@khep/domain/money';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { codHistory, codTotals, loadCodSums, nextPayouts } from '../../money/billing/codCalendar.ts';
import { loadSettings } from '../../money/billing/settings.ts';
import { loadSpendPattern } from '../../money/billing/summary.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';

/** Payouts that Home lists; the COD calendar has all. */
const mostPayouts = 4;

/** Loads the money of the home screen apart from its tasks, which need not wait for the sums of four months. */
export async function loadHomeMoney(
  db: Db,
  services: Services,
  brand_id: string,
  { seesWallet }: { seesWallet: boolean },
): Promise<HomeMoney> {
  const now = services.clock.now();
  const today = istDay(now);
  const [{ sums }, wallet] = await Promise.all([
    loadCodSums(db, brand_id, codHistory(today)),
    seesWallet ? loadWallet(db, services, brand_id) : null,
  ]);
  return {
    cod_due: codTotals(sums, today).due,
    cod_payouts: nextPayouts(sums, today)
      .slice(0, mostPayouts)
      .map(({ partner, parcels, amount_paise, due_on, is_late }) => ({
        courier_name: couriers[partner].name,
        parcels,
        amount: paiseToRupees(amount_paise),
        due_on,
        is_late,
      })),
    wallet,
  };
}

async function loadWallet(db: Db, services: Services, brand_id: string): Promise<HomeMoney['wallet']> {
  const now = services.clock.now();
  const [{ available_paise }, pattern, { bills_freight, auto_recharge, mandate }] = await Promise.all([
    balanceOf(db, brand_id),
    loadSpendPattern(db, brand_id, now),
    loadSettings(db, services, brand_id),
  ]);
  if (!bills_freight) return null;
  const { days, empty_at } = predictRunway(available_paise, pattern, now);
  return {
    available: paiseToRupees(available_paise),
    per_day: paiseToRupees(pattern.per_day_paise),
    days,
    empty_at: empty_at?.toISOString() ?? null,
    is_auto_recharged: auto_recharge.is_on && mandate !== null,
  };
}
