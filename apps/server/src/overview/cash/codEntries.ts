import type { CourierPartner } from '@khep/domain/couriers';
import { boxPace, deliveryOdds, leastEndedBoxes, longOverdueDays } from '@khep/domain/cash';
import type { CashOutcome } from '@khep/domain/cash';
import { codDueDay } from '@khep/domain/cod';
import { addDays, daysBetween, formatDate, startOfDay } from '@khep/domain/days';
import { formatRupees, sumPaise } from '@khep/domain/money';
import { inTransitStates, isReturning } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { inIndia } from '../../platform/db/indianTime.ts';
import type { Db } from '../../platform/db/schema.ts';
import { loadCodCycles } from '../../money/billing/codCycles.ts';
import { sumUnremitted } from '../../money/reconciliation/remittances/remittances.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import { calendarDays, counted, historyDays, laterDay, target } from './facts.ts';
import type { CashFacts, ExpectedEntry } from './facts.ts';
import { servicesOf } from './couriers.ts';

const sourceOf = (partner: CourierPartner) => `cod:${partner}`;

/** COD money of delivered boxes by courier and payout day; of boxes on their way, and of those to come, as a forecast. */
export async function loadCodEntries(
  db: Db,
  brand_id: string,
  { today, now }: { today: string; now: Date },
): Promise<CashFacts> {
  const [delivered, transit, outcomes] = await Promise.all([
    deliveredEntries(db, brand_id, { today, now }),
    transitEntries(db, brand_id, today),
    loadOutcomes(db, brand_id, today),
  ]);
  return {
    entries: [...delivered.entries, ...transit.entries],
    outcomes,
    gaps: [...delivered.gaps, ...transit.gaps],
  };
}

async function deliveredEntries(db: Db, brand_id: string, { today, now }: { today: string; now: Date }) {
  const sums = (await sumUnremitted(db, brand_id, now)).flatMap((sum) => {
    const partner = findCourierService(sum.courier_id)?.partner;
    return partner ? [{ ...sum, partner }] : [];
  });
  const isLong = ({ due_on }: { due_on: string }) => daysBetween(due_on, today) > longOverdueDays;
  const counting = sums.filter((sum) => !isLong(sum));
  const entries = [...Map.groupBy(counting, ({ partner, due_on }) => `${partner}:${due_on}`)].map(
    ([key, own]): ExpectedEntry => {
      const { partner, due_on } = own[0]!;
      const boxes = counted(
        own.reduce((sum, { parcels }) => sum + parcels, 0),
        'delivered box',
        'delivered boxes',
      );
      const isOverdue = due_on < today;
      return {
        id: `cod_payout:${key}`,
        kind: 'cod_payout',
        source: sourceOf(partner),
        label: definitionOf(partner).name,
        cause: isOverdue ? `${boxes}, due since ${formatDate(due_on)}` : boxes,
        on: due_on,
        amount: sumPaise(own.map(({ paise }) => paise)),
        is_known: true,
        target: isOverdue
          ? target('cod_overdue', { courier_ids: servicesOf(partner) })
          : target('cod_payout', { id: partner, part: due_on }),
      };
    },
  );
  const long = sums.filter(isLong);
  const gaps =
    long.length === 0
      ? []
      : [
          `${formatRupees(sumPaise(long.map(({ paise }) => paise)))} of COD is overdue for more than ${longOverdueDays} days. It isn't counted: claim it in Reconciliation.`,
        ];
  return { entries, gaps };
}

interface BoxSum {
  courier_id: number;
  state: 'delivered' | 'failed' | 'transit';
  picked_up_on: string;
  /** Days from pickup to delivery. */
  days: number | null;
  boxes: number;
  paise: number;
}

async function transitEntries(db: Db, brand_id: string, today: string) {
  const onTheWay = inTransitStates.filter((state) => !isReturning(state));
  const { rows } = await sql<BoxSum>`
    select courier_id, state, picked_up_on, days, count(*)::int as boxes, sum(paise)::bigint as paise from (
      select courier_id, collectible_paise as paise, to_char(${inIndia('picked_up_at')}, 'YYYY-MM-DD') as picked_up_on,
        case when state = 'DELIVERED' then 'delivered' when state in (${sql.join(onTheWay)}) then 'transit'
          else 'failed' end as state,
        case when state = 'DELIVERED' then ${inIndia('ended_at')}::date - ${inIndia('picked_up_at')}::date end as days
      from shipments
      where brand_id = ${brand_id} and payment_mode = 'cod' and collectible_paise > 0 and courier_id is not null
        and picked_up_at >= ${startOfDay(addDays(today, -historyDays))} and state <> 'CANCELLED'
    ) boxes group by 1, 2, 3, 4`.execute(db);
  const cycles = await loadCodCycles(db, brand_id);
  const gaps: string[] = [];
  const byPartner = Map.groupBy(rows, ({ courier_id }) => findCourierService(courier_id)?.partner);
  const entries = [...byPartner].flatMap(([partner, own]): ExpectedEntry[] => {
    const cycle = partner && cycles.get(partner);
    const transit = own.filter(({ state }) => state === 'transit');
    if (!cycle) return [];
    const boxesOf = (state: BoxSum['state']) =>
      own.filter((row) => row.state === state).reduce((sum, { boxes }) => sum + boxes, 0);
    const odds = deliveryOdds({
      delivered: boxesOf('delivered'),
      failed: boxesOf('failed'),
      days: own.flatMap(({ days, boxes }) => (days === null ? [] : Array<number>(boxes).fill(days))),
    });
    const { name } = definitionOf(partner);
    if (!odds) {
      if (transit.length === 0) return [];
      gaps.push(
        `${counted(boxesOf('transit'), 'COD box', 'COD boxes')} with ${name} on the way can't be forecast: fewer than ${leastEndedBoxes} have ended.`,
      );
      return [];
    }
    // One that is late is expected tomorrow.
    const due = ({ picked_up_on }: BoxSum) =>
      codDueDay(laterDay(addDays(today, 1), addDays(picked_up_on, odds.days)), cycle);
    const moving = [...Map.groupBy(transit, due)].map(([due_on, group]): ExpectedEntry => {
      const boxes = group.reduce((sum, one) => sum + one.boxes, 0);
      return {
        id: `cod_payout:${partner}:${due_on}:transit`,
        kind: 'cod_payout',
        source: sourceOf(partner),
        label: name,
        cause: `${counted(boxes, 'box', 'boxes')} on the way, of which ${Math.round(odds.share * 100)}% are usually delivered, after ${counted(odds.days, 'day', 'days')}`,
        on: due_on,
        amount: Math.round(sumPaise(group.map(({ paise }) => paise)) * odds.share),
        is_known: false,
        target: target('shipments', { courier_ids: servicesOf(partner) }),
      };
    });
    const pace = boxPace(
      own.map(({ picked_up_on, boxes, paise }) => ({ day: picked_up_on, boxes, paise })),
      today,
    );
    if (!pace) return moving;
    const pickups = Array.from({ length: calendarDays }, (_, day) => addDays(today, day));
    const coming = [...Map.groupBy(pickups, (day) => codDueDay(addDays(day, odds.days), cycle))].map(
      ([due_on, days]): ExpectedEntry => ({
        id: `cod_payout:${partner}:${due_on}:pace`,
        kind: 'cod_payout',
        source: sourceOf(partner),
        label: name,
        cause: `${counted(Math.round(pace.boxes * days.length), 'box', 'boxes')} to come at the pace of the last weeks, of which ${Math.round(odds.share * 100)}% are usually delivered`,
        on: due_on,
        amount: Math.round(pace.paise * days.length * odds.share),
        is_known: false,
        target: target('shipped', { courier_ids: servicesOf(partner) }),
      }),
    );
    return [...moving, ...coming];
  });
  return { entries, gaps };
}

/** How each payout of the past came: what reached the bank of what was due, and how late. */
async function loadOutcomes(db: Db, brand_id: string, today: string): Promise<Map<string, CashOutcome[]>> {
  const rows = await db
    .selectFrom('remittance_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'remittance_lines.brand_id')
        .onRef('courier_files.id', '=', 'remittance_lines.file_id'),
    )
    .select((eb) => [
      'remittance_lines.courier_id',
      'remittance_lines.due_on',
      'courier_files.day',
      eb.fn.sum<number>('remittance_lines.expected_paise').as('expected'),
      eb.fn.sum<number>('remittance_lines.net_paise').as('net'),
    ])
    .where('remittance_lines.brand_id', '=', brand_id)
    .where('remittance_lines.is_active', '=', true)
    .where('remittance_lines.expected_paise', '>', 0)
    .where('remittance_lines.due_on', '<>', '')
    .where('courier_files.brand_id', '=', brand_id)
    .where('courier_files.day', '>=', addDays(today, -2 * historyDays))
    .groupBy(['remittance_lines.courier_id', 'remittance_lines.due_on', 'courier_files.day'])
    .execute();
  const payouts = Map.groupBy(rows, ({ courier_id, due_on, day }) =>
    [findCourierService(courier_id)?.partner ?? '', due_on, day].join(' '),
  );
  const outcomes = new Map<string, CashOutcome[]>();
  for (const own of payouts.values()) {
    const { courier_id, due_on, day } = own[0]!;
    const partner = findCourierService(courier_id)?.partner;
    if (!partner) continue;
    const past = outcomes.get(sourceOf(partner)) ?? [];
    past.push({
      expected: sumPaise(own.map(({ expected }) => expected)),
      paid: sumPaise(own.map(({ net }) => net)),
      days_late: daysBetween(due_on, day),
    });
    outcomes.set(sourceOf(partner), past);
  }
  return outcomes;
}
