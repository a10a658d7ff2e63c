import { istDay, startOfDay } from '@khep/domain/days';
import { hourInIndia } from '../../platform/db/indianTime.ts';
import type { BillingSummary } from '@khep/api';
import { predictRunway, spendPattern } from '@khep/domain/ledger';
import type { SpendPattern, WalletTotals } from '@khep/domain/ledger';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import type { Services } from '../../start/services.ts';
import { codHistory, codTotals, loadCodSums, nextPayout } from './codCalendar.ts';
import { loadSettings } from './settings.ts';

const weekMs = 7 * 86_400_000;
const maxWeeks = 4;

export const serializeTotals = ({
  balance_paise,
  held_paise,
  available_paise,
  claims_paise,
}: WalletTotals) => ({
  balance: paiseToRupees(balance_paise),
  held: paiseToRupees(held_paise),
  available: paiseToRupees(available_paise),
  claims: paiseToRupees(claims_paise),
});

/** Loads the spending of the last four weeks, by weekday and hour; of a younger wallet, since its first debit. */
export async function loadSpendPattern(db: Db | Tx, brand_id: string, now: Date): Promise<SpendPattern> {
  const from = new Date(now.getTime() - maxWeeks * weekMs);
  const { rows } = await sql<{ at: Date; paise: number }>`
    select ${hourInIndia('at')} as at,
      sum(case when to_account = 'charges' then amount_paise else -amount_paise end)::bigint as paise
    from ledger_entries
    where brand_id = ${brand_id} and at > ${from} and (to_account = 'charges' or from_account = 'charges')
    group by 1`.execute(db);
  const debits = rows.map(({ at, paise }) => ({ at: new Date(at), amount_paise: paise }));
  const first = Math.min(...debits.map(({ at }) => at.getTime()), now.getTime());
  const weeks = Math.min(maxWeeks, Math.max(1, (now.getTime() - first) / weekMs));
  return spendPattern(debits, weeks);
}

async function loadHolds(db: Db, brand_id: string): Promise<Map<string, { count: number; amount: number }>> {
  const { rows } = await sql<{ cause_type: string; count: number; paise: number }>`
    select cause_type, count(*)::int as count, sum(held_paise)::bigint as paise
    from ledger_positions where brand_id = ${brand_id} and held_paise > 0 group by cause_type`.execute(db);
  return new Map(rows.map((row) => [row.cause_type, { count: row.count, amount: paiseToRupees(row.paise) }]));
}

async function loadMonth(db: Db, brand_id: string, today: string) {
  const from = startOfDay(`${today.slice(0, 8)}01`);
  const { rows } = await sql<{ billed: number; topped_up: number; by_couriers: number }>`
    select
      coalesce(sum(case when to_account = 'charges' then amount_paise when from_account = 'charges' then -amount_paise else 0 end), 0)::bigint as billed,
      coalesce(sum(case when kind = 'RECHARGE' then amount_paise else 0 end), 0)::bigint as topped_up,
      (select coalesce(sum(charge_paise), 0)::bigint from shipments
        where brand_id = ${brand_id} and picked_up_at >= ${from} and not is_wallet_billed) as by_couriers
    from ledger_entries where brand_id = ${brand_id} and at >= ${from}`.execute(db);
  const row = rows[0] ?? { billed: 0, topped_up: 0, by_couriers: 0 };
  return {
    billed: paiseToRupees(row.billed),
    topped_up: paiseToRupees(row.topped_up),
    by_couriers: paiseToRupees(row.by_couriers),
  };
}

/** The wallet at a glance: balance, holds, how long it lasts, and the COD money that comes. */
export async function loadSummary(db: Db, services: Services, brand_id: string): Promise<BillingSummary> {
  const now = services.clock.now();
  const today = istDay(now);
  const [totals, pattern, holds, settings, { sums }, month] = await Promise.all([
    balanceOf(db, brand_id),
    loadSpendPattern(db, brand_id, now),
    loadHolds(db, brand_id),
    loadSettings(db, services, brand_id),
    loadCodSums(db, brand_id, codHistory(today)),
    loadMonth(db, brand_id, today),
  ]);
  const runway = predictRunway(totals.available_paise, pattern, now);
  const none = { count: 0, amount: 0 };
  const { alert, auto_recharge } = settings;
  return {
    wallet: serializeTotals(totals),
    freight_holds: holds.get('shipment') ?? none,
    weight_holds: holds.get('dispute') ?? none,
    runway: {
      per_day: paiseToRupees(pattern.per_day_paise),
      days: runway.days,
      empty_at: runway.empty_at?.toISOString() ?? null,
      points: runway.points.map(({ at, available_paise }) => ({
        at: at.toISOString(),
        available: paiseToRupees(available_paise),
      })),
      by_hour: pattern.by_hour.map((paise) => paiseToRupees(Math.round(paise))),
    },
    bills_freight: settings.bills_freight,
    low_balance: alert.is_on ? alert.below : null,
    is_low: alert.is_on && totals.available_paise < rupeesToPaise(alert.below),
    auto_recharge,
    cod: { ...codTotals(sums, today), next: nextPayout(sums, today) },
    month,
    is_simulated: settings.is_simulated,
  };
}
