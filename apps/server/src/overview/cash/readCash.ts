import type { CashCalendar } from '@khep/api';
import type { CashBalance, CashOutcome } from '@khep/domain/cash';
import { addDays, daysBetween, istDay } from '@khep/domain/days';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { runInThread } from '../../base/runInThread.ts';
import { loadCodEntries } from './codEntries.ts';
import { loadCourierBills } from './courierBills.ts';
import { calendarDays, lastDay } from './facts.ts';
import { loadGatewayEntries } from './gatewayEntries.ts';
import { loadGstEntries } from './gstEntries.ts';
import { loadMoves } from './moves.ts';
import { plannedEntries } from './plannedEntries.ts';
import type { CashOutlook, PlanToForecast } from './forecastPlan.ts';
import { loadPurchaseEntries } from './purchases.ts';
import { loadRefundEntries } from './refunds.ts';
import { loadCashPlan } from './settings.ts';
import { loadTopUps } from './topUps.ts';

const timeoutMs = 20_000;

/** A thousand runs for the plan and for each way out: hundreds of entries would hold the event loop for seconds. */
async function forecastInThread(plan: PlanToForecast): Promise<CashOutlook> {
  const outlook = await runInThread<CashOutlook>(new URL('./forecastThread.ts', import.meta.url), plan, {
    timeoutMs,
  });
  if (!outlook) throw new Error('The cash of the coming days could not be forecast.');
  return outlook;
}

/** Reads the money that is expected in the coming days, and the balance of each day. */
export async function readCash(db: Db, services: Services, brand_id: string): Promise<CashCalendar> {
  const now = services.clock.now();
  const today = istDay(now);
  const [{ settings, planned }, moves] = await Promise.all([
    loadCashPlan(db, brand_id),
    loadMoves(db, brand_id),
  ]);
  const gst = await loadGstEntries(db, brand_id, { today, now, input_credits: settings.input_credits });
  const facts = [
    ...(await Promise.all([
      loadCodEntries(db, brand_id, { today, now }),
      loadGatewayEntries(db, brand_id, today),
      loadCourierBills(db, brand_id, today),
      loadTopUps(db, services, brand_id, { today, now }),
      loadPurchaseEntries(db, brand_id, { today, moves }),
      loadRefundEntries(db, brand_id, today),
    ])),
    gst,
    plannedEntries(planned.payments, { today, moves }),
  ];
  const expected = facts
    .flatMap(({ entries }) => entries)
    .filter(({ on }) => on <= lastDay(today))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id));
  const outcomes = new Map<string, readonly CashOutcome[]>(facts.flatMap((one) => [...(one.outcomes ?? [])]));
  const hasBalance = settings.balance !== null;
  const floor = rupeesToPaise(settings.floor);
  const movable = new Map(
    expected.flatMap(({ id, move }) => (move ? [[id, daysBetween(today, move.until)] as const] : [])),
  );
  const { forecast, warning, ways } = await forecastInThread({
    opening: rupeesToPaise(settings.balance ?? 0),
    entries: expected.map(({ id, kind, source, amount, on }) => ({
      id,
      kind,
      source,
      amount,
      day: daysBetween(today, on),
    })),
    outcomes,
    days: calendarDays,
    floor: hasBalance ? floor : undefined,
    movable,
  });
  const dayOf = (day: number) => addDays(today, day);
  const toBalances = (balances: readonly CashBalance[]) =>
    balances.map(({ day, low, middle, high }) => ({
      day: dayOf(day),
      low: paiseToRupees(low),
      middle: paiseToRupees(middle),
      high: paiseToRupees(high),
    }));
  return {
    today,
    to: lastDay(today),
    settings,
    registrations: gst.registrations,
    planned,
    entries: expected.map(({ id, kind, label, cause, on, amount, is_known, target, move }, at) => {
      const { amounts, day_range } = forecast.entries[at]!;
      return {
        id,
        kind,
        label,
        cause,
        day: on,
        amount: paiseToRupees(amount),
        is_known,
        amounts: amounts && [paiseToRupees(amounts[0]), paiseToRupees(amounts[1])],
        days: day_range && [dayOf(day_range[0]), dayOf(day_range[1])],
        target,
        move: move ?? null,
      };
    }),
    balances: toBalances(forecast.balances),
    warning: warning
      ? {
          day: dayOf(warning.day),
          certainty: warning.certainty,
          balance: paiseToRupees(forecast.balances[warning.day]!.middle),
          missing: paiseToRupees(warning.missing),
          chance: forecast.chance_below ?? 0,
          cause: warning.cause?.id ?? null,
          relief: warning.relief?.id ?? null,
        }
      : null,
    ways_out: ways.map(({ id, day, lowest, chance_below, balances }) => ({
      entry: id,
      day: dayOf(day),
      lowest: paiseToRupees(lowest),
      chance: chance_below,
      balances: toBalances(balances),
    })),
    gaps: facts.flatMap(({ gaps }) => gaps ?? []),
  };
}
