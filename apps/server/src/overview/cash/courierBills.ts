import type { CourierPartner } from '@khep/domain/couriers';
import { billRhythm, boxPace, nextBillDay, paceDays } from '@khep/domain/cash';
import type { CashOutcome } from '@khep/domain/cash';
import { addDays, daysBetween, formatDate, startOfDay } from '@khep/domain/days';
import { formatRupees, sumPaise } from '@khep/domain/money';
import { unbilledDays } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { inIndia } from '../../platform/db/indianTime.ts';
import type { Db } from '../../platform/db/schema.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import { servicesOf } from './couriers.ts';
import { counted, historyDays, lastDay, target } from './facts.ts';
import type { CashFacts, ExpectedEntry } from './facts.ts';

interface BillRow {
  courier_id: number;
  day: string;
  expected: number;
  billed: number;
}

/** The next bill of each courier that bills the brand itself: the charges of boxes that are on no invoice yet, and of those to come. */
export async function loadCourierBills(db: Db, brand_id: string, today: string): Promise<CashFacts> {
  const [unbilled, shipped, bills, deducting] = await Promise.all([
    sumUnbilled(db, brand_id, today),
    listShipped(db, brand_id, today),
    listBills(db, brand_id, today),
    listDeducting(db, brand_id, today),
  ]);
  const outcomes = new Map<string, CashOutcome[]>();
  const gaps: string[] = [];
  const entries: ExpectedEntry[] = [];
  for (const [partner, own] of Map.groupBy(unbilled, ({ courier_id }) => partnerOf(courier_id))) {
    if (partner === undefined) continue;
    const { name } = definitionOf(partner);
    const paise = sumPaise(own.map((one) => one.paise));
    const boxes = own.reduce((sum, one) => sum + one.boxes, 0);
    if (deducting.has(partner)) {
      gaps.push(`${name} deducts its charges from COD, so no bill of it is in the calendar.`);
      continue;
    }
    const past = bills.filter(({ courier_id }) => partnerOf(courier_id) === partner);
    const days = [...new Set(past.map(({ day }) => day))];
    const rhythm = billRhythm(days);
    const last = days.at(-1);
    if (rhythm === undefined || last === undefined) {
      gaps.push(
        `${formatRupees(paise)} of charges of ${name} aren't in the calendar: its rhythm is known from three invoices on.`,
      );
      continue;
    }
    const source = `bill:${partner}`;
    outcomes.set(source, outcomesOf(past, rhythm));
    const on = nextBillDay(last, rhythm, today);
    if (on > lastDay(today)) continue;
    entries.push({
      id: `courier_bill:${partner}`,
      kind: 'courier_bill',
      source,
      label: name,
      cause: `${counted(boxes, 'box', 'boxes')} on no invoice yet; the last one was of ${formatDate(last)}, and they come every ${counted(rhythm, 'day', 'days')}`,
      on,
      amount: -paise,
      is_known: false,
      target: target('charges', { courier_ids: servicesOf(partner) }),
    });
    const pace = boxPace(
      shipped.filter(({ courier_id }) => partnerOf(courier_id) === partner),
      today,
    );
    if (pace === undefined) continue;
    for (let from = today, day = on; day <= lastDay(today); from = day, day = addDays(day, rhythm)) {
      const count = daysBetween(from, day);
      if (count > 0)
        entries.push({
          id: `courier_bill:${partner}:${day}:pace`,
          kind: 'courier_bill',
          source,
          label: name,
          cause: `${counted(Math.round(pace.boxes * count), 'box', 'boxes')} to come at the pace of the last weeks`,
          on: day,
          amount: -Math.round(pace.paise * count),
          is_known: false,
          target: target('charges', { courier_ids: servicesOf(partner) }),
        });
    }
  }
  return { entries, outcomes, gaps };
}

const partnerOf = (courier_id: number): CourierPartner | undefined => findCourierService(courier_id)?.partner;

/** Bills of a day together: what was billed of what was expected, and how far it was from the rhythm. */
function outcomesOf(bills: readonly BillRow[], rhythm: number): CashOutcome[] {
  const byDay = [...Map.groupBy(bills, ({ day }) => day)];
  return byDay.flatMap(([day, own], at): CashOutcome[] => {
    const before = byDay[at - 1]?.[0];
    const expected = sumPaise(own.map((one) => one.expected));
    if (before === undefined || expected <= 0) return [];
    return [
      {
        expected,
        paid: sumPaise(own.map((one) => one.billed)),
        days_late: daysBetween(before, day) - rhythm,
      },
    ];
  });
}

/** Sums charges of boxes that were picked up and are on no invoice. Those for longer are missing from their invoice. */
async function sumUnbilled(
  db: Db,
  brand_id: string,
  today: string,
): Promise<{ courier_id: number; boxes: number; paise: number }[]> {
  const { rows } = await sql<{ courier_id: number; boxes: number; paise: number }>`
    select courier_id, count(*)::int as boxes, sum(charge_paise)::bigint as paise from shipments
    where brand_id = ${brand_id} and awb is not null and courier_id is not null and charge_paise > 0
      and not is_wallet_billed and state <> 'CANCELLED'
      and picked_up_at >= ${startOfDay(addDays(today, -unbilledDays))}
      and not exists (
        select 1 from invoice_lines where invoice_lines.brand_id = ${brand_id}
          and invoice_lines.awb = shipments.awb and invoice_lines.is_active
      )
    group by courier_id order by courier_id`.execute(db);
  return rows;
}

/** Charges of boxes that couriers bill the brand, by day of pickup. */
async function listShipped(
  db: Db,
  brand_id: string,
  today: string,
): Promise<{ courier_id: number; day: string; boxes: number; paise: number }[]> {
  const { rows } = await sql<{ courier_id: number; day: string; boxes: number; paise: number }>`
    select courier_id, to_char(${inIndia('picked_up_at')}, 'YYYY-MM-DD') as day, count(*)::int as boxes,
      sum(charge_paise)::bigint as paise
    from shipments
    where brand_id = ${brand_id} and courier_id is not null and charge_paise > 0 and not is_wallet_billed
      and state <> 'CANCELLED' and picked_up_at >= ${startOfDay(addDays(today, -paceDays))}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Invoices with what their priced lines were expected to be and what they bill, the oldest first. */
async function listBills(db: Db, brand_id: string, today: string): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select courier_files.courier_id, courier_files.day,
      coalesce(sum(expected_paise), 0)::bigint as expected,
      coalesce(sum(case when expected_paise is not null then invoice_lines.billed_paise end), 0)::bigint as billed
    from courier_files
    join invoice_lines on invoice_lines.brand_id = courier_files.brand_id
      and invoice_lines.file_id = courier_files.id and invoice_lines.is_active
    where courier_files.brand_id = ${brand_id} and courier_files.kind = 'invoice' and courier_files.is_active
      and courier_files.day >= ${addDays(today, -3 * historyDays)}
    group by courier_files.courier_id, courier_files.id, courier_files.day
    order by courier_files.day`.execute(db);
  return rows;
}

/** Couriers that took charges out of COD money. */
async function listDeducting(db: Db, brand_id: string, today: string): Promise<Set<CourierPartner>> {
  const rows = await db
    .selectFrom('remittance_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'remittance_lines.brand_id')
        .onRef('courier_files.id', '=', 'remittance_lines.file_id'),
    )
    .select('remittance_lines.courier_id')
    .distinct()
    .where('remittance_lines.brand_id', '=', brand_id)
    .where('remittance_lines.is_active', '=', true)
    .where('remittance_lines.deducted_paise', '>', 0)
    .where('courier_files.brand_id', '=', brand_id)
    .where('courier_files.day', '>=', addDays(today, -historyDays))
    .execute();
  return new Set(rows.flatMap(({ courier_id }) => partnerOf(courier_id) ?? []));
}
