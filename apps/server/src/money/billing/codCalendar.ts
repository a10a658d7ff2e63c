import { inIndia } from '../../platform/db/indianTime.ts';
import type { CodCalendar } from '@khep/api';
import type { Period } from '@khep/domain/analytics';
import { codDueDay } from '@khep/domain/cod';
import type { CodCycle } from '@khep/domain/cod';
import { paiseToRupees } from '@khep/domain/money';
import type { CourierPartner } from '@khep/domain/couriers';
import { sql } from 'kysely';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import type { Db } from '../../platform/db/schema.ts';
import { addDays, startOfDay, weekdayOf } from '@khep/domain/days';
import { loadCycleVersions, loadCodCycles } from './codCycles.ts';

/** COD amounts of one courier that were delivered on one day and have the same payment. */
interface DeliveredSum {
  courier_id: number;
  delivered_on: string;
  paid_on: string | null;
  utr: string | null;
  parcels: number;
  collectible_paise: number;
  paid_paise: number;
}

interface CodSum extends DeliveredSum {
  partner: CourierPartner;
  due_on: string;
}

/** Days of deliveries that are summed: older amounts are matters of reconciliation. */
const historyDays = 120;

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The days of deliveries whose COD money the calendar shows. */
export const codHistory = (today: string): Period => ({ from: addDays(today, -historyDays), to: today });

/** Sums the COD amounts that were delivered in a period. */
export async function loadCodSums(
  db: Db,
  brand_id: string,
  { from, to }: Period,
): Promise<{ sums: CodSum[]; cycles: Map<CourierPartner, CodCycle> }> {
  const cycles = await loadCodCycles(db, brand_id);
  const { rows } = await sql<DeliveredSum>`
    select s.courier_id, to_char(${inIndia('s.ended_at')}, 'YYYY-MM-DD') as delivered_on,
      p.paid_on, p.utr, count(*)::int as parcels, sum(s.collectible_paise)::bigint as collectible_paise,
      coalesce(sum(p.amount_paise), 0)::bigint as paid_paise
    from shipments s
    left join cod_settlements p on p.brand_id = s.brand_id and p.shipment_id = s.shipment_id
    where s.brand_id = ${brand_id} and s.state = 'DELIVERED' and s.payment_mode = 'cod'
      and s.collectible_paise > 0 and s.ended_at >= ${startOfDay(from)} and s.ended_at < ${startOfDay(addDays(to, 1))}
    group by 1, 2, 3, 4 order by 2`.execute(db);
  const sums = rows.flatMap((row) => {
    const partner = findCourierService(row.courier_id)?.partner;
    const cycle = partner && cycles.get(partner);
    return cycle ? [{ ...row, partner, due_on: codDueDay(row.delivered_on, cycle) }] : [];
  });
  return { sums, cycles };
}

const isPaid = ({ paid_on }: CodSum): boolean => paid_on !== null;
const isLate = (sum: CodSum, today: string): boolean => !isPaid(sum) && sum.due_on < today;

/**
 * Whether deliveries of the coming days can still add to a payout: those of today would be due by then.
 */
const isGrowing = (day: string, cycle: CodCycle, today: string): boolean => codDueDay(today, cycle) <= day;

function groupSums(sums: readonly CodSum[], keyOf: (sum: CodSum) => string): Map<string, CodSum[]> {
  return Map.groupBy(sums, keyOf);
}

const total = (sums: readonly CodSum[], pick: (sum: CodSum) => number): number =>
  paiseToRupees(sums.reduce((sum, one) => sum + pick(one), 0));

/** COD money of four weeks by courier and payout day, and what each courier owes in all. */
export async function loadCodCalendar(
  db: Db,
  brand_id: string,
  { today, from = addDays(mondayOf(today), -14) }: { today: string; from?: string | undefined },
): Promise<CodCalendar> {
  const versions = await loadCycleVersions(db, brand_id);
  const { sums, cycles } = await loadCodSums(db, brand_id, codHistory(today));
  const start = mondayOf(from);
  const to = addDays(start, 27);
  const dayOf = (sum: CodSum) => sum.paid_on ?? sum.due_on;
  const shown = sums.filter((sum) => dayOf(sum) >= start && dayOf(sum) <= to);
  const days = [...groupSums(shown, (sum) => `${dayOf(sum)}|${sum.partner}|${isPaid(sum)}`).values()].map(
    (group) => {
      const [sample] = group as [CodSum];
      const day = dayOf(sample);
      const cycle = cycles.get(sample.partner);
      return {
        day,
        partner: sample.partner,
        courier: definitionOf(sample.partner).name,
        amount: total(group, (sum) => (isPaid(sum) ? sum.paid_paise : sum.collectible_paise)),
        parcels: group.reduce((count, { parcels }) => count + parcels, 0),
        state: isPaid(sample)
          ? ('remitted' as const)
          : isLate(sample, today)
            ? ('late' as const)
            : cycle && isGrowing(day, cycle, today)
              ? ('growing' as const)
              : ('due' as const),
        utr: [...new Set(group.flatMap(({ utr }) => utr ?? []))].join(', '),
      };
    },
  );
  const open = sums.filter((sum) => !isPaid(sum));
  const late = open.filter((sum) => isLate(sum, today));
  return {
    from: start,
    to,
    today,
    due: total(open, ({ collectible_paise }) => collectible_paise),
    late: total(late, ({ collectible_paise }) => collectible_paise),
    remitted: total(
      sums.filter((sum) => isPaid(sum) && dayOf(sum) >= start && dayOf(sum) <= to),
      ({ paid_paise }) => paid_paise,
    ),
    days: days.toSorted((a, b) => a.day.localeCompare(b.day) || a.partner.localeCompare(b.partner)),
    couriers: [...cycles].map(([partner, cycle]) => {
      const own = late.filter((sum) => sum.partner === partner);
      return {
        partner,
        courier: definitionOf(partner).name,
        due: total(
          open.filter((sum) => sum.partner === partner),
          ({ collectible_paise }) => collectible_paise,
        ),
        late: total(own, ({ collectible_paise }) => collectible_paise),
        late_since: own.map(({ due_on }) => due_on).toSorted()[0] ?? null,
        late_parcels: own.reduce((count, { parcels }) => count + parcels, 0),
        days_after: cycle.days_after,
        weekdays: [...cycle.weekdays],
        version: versions.get(partner) ?? 0,
      };
    }),
  };
}

/** The next payout that isn't late, of all couriers. */
export function nextPayout(sums: readonly CodSum[], today: string) {
  const coming = sums.filter((sum) => !isPaid(sum) && !isLate(sum, today));
  const day = coming.map(({ due_on }) => due_on).toSorted()[0];
  if (day === undefined) return null;
  const own = coming.filter(({ due_on }) => due_on === day);
  return {
    day,
    amount: total(own, ({ collectible_paise }) => collectible_paise),
    courier: [...new Set(own.map(({ partner }) => definitionOf(partner).name))].join(', '),
  };
}

/** Sums the COD money that couriers owe, and the late part of it. */
export function codTotals(sums: readonly CodSum[], today: string): { due: number; late: number } {
  const open = sums.filter((sum) => !isPaid(sum));
  const amount = ({ collectible_paise }: CodSum) => collectible_paise;
  return {
    due: total(open, amount),
    late: total(
      open.filter((sum) => isLate(sum, today)),
      amount,
    ),
  };
}

/** A payout that a courier owes or is going to make. */
interface NextPayout {
  partner: CourierPartner;
  due_on: string;
  parcels: number;
  amount_paise: number;
  is_late: boolean;
}

/** The payouts that are open, the late ones first, then by day. */
export function nextPayouts(sums: readonly CodSum[], today: string): NextPayout[] {
  const open = sums.filter((sum) => !isPaid(sum));
  return [...Map.groupBy(open, ({ partner, due_on }) => `${due_on} ${partner}`).values()]
    .map((group): NextPayout => ({
      partner: group[0]!.partner,
      due_on: group[0]!.due_on,
      parcels: group.reduce((sum, { parcels }) => sum + parcels, 0),
      amount_paise: group.reduce((sum, { collectible_paise }) => sum + collectible_paise, 0),
      is_late: isLate(group[0]!, today),
    }))
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : a.due_on > b.due_on ? 1 : 0));
}
