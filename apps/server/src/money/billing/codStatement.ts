import type { CodParcel, CodStatement } from '@khep/api';
import { codDueDay, codResultLabels, judgeCodLine, lastDeliveryDueBy, sumCodLines } from '@khep/domain/cod';
import type { CodStatementLine } from '@khep/domain/cod';
import { couriers, isCourierPartner } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { paiseToRupees } from '@khep/domain/money';
import { settlingCategories } from '@khep/domain/reconciliation';
import { courierServices } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { csvBytes } from '../../platform/files/csv.ts';
import { addDays, endOfDay, istDay, startOfDay } from '@khep/domain/days';
import { loadCodCycles } from './codCycles.ts';

/** Deliveries of so many days can be due on one payout day: a week, and a day for either end. */
const windowDays = 9;
/** Parcels of one payout; more are unheard of. */
const maxParcels = 50_000;

interface CodDay {
  partner: string;
  /** The day of payment, or on which it is due: YYYY-MM-DD. */
  day: string;
  /** Only what was paid on the day, or only what is to be paid. */
  paid?: boolean | undefined;
}

interface Line extends CodStatementLine {
  id: string;
  awb: string;
  order_id: string | null;
  order_number: string;
  delivered_on: string;
  utr: string;
  why: string;
}

/** Loads delivered COD parcels of a courier that were paid on a day, or are unpaid and due on it. */
async function loadParcels(db: Db, brand_id: string, partner: CourierPartner, day: string): Promise<Line[]> {
  const cycle = (await loadCodCycles(db, brand_id)).get(partner) ?? couriers[partner].codCycle;
  const last = lastDeliveryDueBy(day, cycle);
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('cod_settlements', (join) =>
      join
        .onRef('cod_settlements.brand_id', '=', 'shipments.brand_id')
        .onRef('cod_settlements.shipment_id', '=', 'shipments.shipment_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.awb',
      'shipments.order_id',
      'orders.order_number',
      'shipments.ended_at',
      'shipments.collectible_paise',
      'cod_settlements.amount_paise',
      'cod_settlements.paid_on',
      'cod_settlements.utr',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.courier_id', 'in', servicesOfPartner(partner))
    .where('shipments.state', '=', 'DELIVERED')
    .where('shipments.payment_mode', '=', 'cod')
    .where('shipments.collectible_paise', '>', 0)
    .where((eb) =>
      eb.or([
        eb('cod_settlements.paid_on', '=', day),
        eb.and([
          eb('cod_settlements.paid_on', 'is', null),
          eb('shipments.ended_at', '>=', startOfDay(addDays(last, -windowDays))),
          eb('shipments.ended_at', '<', endOfDay(last)),
        ]),
      ]),
    )
    .orderBy('shipments.ended_at')
    .orderBy('shipments.shipment_id')
    .limit(maxParcels)
    .execute();
  return rows.flatMap((row): Line[] => {
    const delivered_on = row.ended_at === null ? '' : istDay(row.ended_at);
    const due_on = delivered_on === '' ? '' : codDueDay(delivered_on, cycle);
    if (row.paid_on === null && due_on !== day) return [];
    return [
      {
        id: row.shipment_id,
        awb: row.awb ?? '',
        order_id: row.order_id,
        order_number: row.order_number,
        delivered_on,
        due_on,
        expected: row.collectible_paise,
        received: row.paid_on === null ? null : (row.amount_paise ?? 0),
        deducted: 0,
        isMatched: true,
        paid_on: row.paid_on ?? '',
        utr: row.utr ?? '',
        why: '',
      },
    ];
  });
}

const servicesOfPartner = (partner: CourierPartner): number[] =>
  courierServices.filter((service) => service.partner === partner).map(({ courier_id }) => courier_id);

/** Loads the lines of the remittance files that a courier paid on a day. */
async function loadRemitted(db: Db, brand_id: string, partner: CourierPartner, day: string) {
  return db
    .selectFrom('courier_files')
    .innerJoin('remittance_lines', (join) =>
      join
        .onRef('remittance_lines.brand_id', '=', 'courier_files.brand_id')
        .onRef('remittance_lines.file_id', '=', 'courier_files.id'),
    )
    .selectAll('remittance_lines')
    .where('courier_files.brand_id', '=', brand_id)
    .where('courier_files.kind', '=', 'cod')
    .where('courier_files.is_active', '=', true)
    .where('courier_files.courier_id', 'in', servicesOfPartner(partner))
    .where('courier_files.day', '=', day)
    .orderBy('remittance_lines.id')
    .limit(maxParcels)
    .execute();
}

/** Sums the posted deductions from the COD money of remittance files. */
async function sumPostedDeductions(db: Db, brand_id: string, file_ids: readonly string[]): Promise<number> {
  if (file_ids.length === 0) return 0;
  const { paise } = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.sum<number>('amount_paise').as('paise'))
    .where('brand_id', '=', brand_id)
    .where('cause_type', '=', 'remittance')
    .where('cause_id', 'in', [...file_ids])
    .where('kind', '=', 'COD_DEDUCTION')
    .executeTakeFirstOrThrow();
  return paise ?? 0;
}

async function loadLines(
  db: Db,
  brand_id: string,
  { partner, day, paid: isPaid }: CodDay & { partner: CourierPartner },
) {
  const [all, remitted] = await Promise.all([
    loadParcels(db, brand_id, partner, day),
    isPaid === false ? [] : loadRemitted(db, brand_id, partner, day),
  ]);
  const parcels = isPaid === undefined ? all : all.filter(({ received }) => (received !== null) === isPaid);
  const paid = new Map(parcels.flatMap((one) => (one.received === null ? [] : [[one.id, one]])));
  const unmatched: Line[] = [];
  for (const row of remitted) {
    const settles = settlingCategories.some((one) => one === row.category);
    const parcel = settles && row.shipment_id !== null ? paid.get(row.shipment_id) : undefined;
    if (parcel) {
      parcel.deducted += row.deducted_paise;
      continue;
    }
    unmatched.push({
      id: row.id,
      awb: row.awb,
      order_id: row.order_id,
      order_number: row.order_number || row.order_ref,
      delivered_on: row.delivered_on,
      due_on: row.due_on,
      expected: 0,
      received: row.remitted_paise,
      deducted: row.deducted_paise,
      isMatched: false,
      paid_on: day,
      utr: row.utr,
      why: row.why,
    });
  }
  const files = [...new Set(remitted.map(({ file_id }) => file_id))];
  return { lines: [...parcels, ...unmatched], posted: await sumPostedDeductions(db, brand_id, files) };
}

function serialize(line: Line, today: string): CodParcel {
  const { expected, received, deducted } = line;
  const { result, days_late } = judgeCodLine(line, today);
  return {
    id: line.id,
    awb: line.awb,
    order_id: line.order_id,
    order_number: line.order_number,
    delivered_on: line.delivered_on,
    due_on: line.due_on,
    paid_on: line.paid_on,
    amount: paiseToRupees(received ?? expected),
    expected: paiseToRupees(expected),
    received: received === null ? null : paiseToRupees(received),
    deducted: paiseToRupees(deducted),
    difference: paiseToRupees((received ?? expected) - expected),
    result,
    days_late,
    why: line.why,
    utr: line.utr,
  };
}

interface Page {
  page: number;
  page_size: number;
  after?: string | undefined;
}

/**
 * Loads the statement of one payout of a courier: the parcels that it pays, or that are due on its day, and money that
 * belongs to no parcel. @throws ApiError 404
 */
export async function loadCodStatement(
  db: Db,
  brand_id: string,
  { partner, day, paid, ...page }: CodDay & Page,
  today: string,
): Promise<CodStatement> {
  if (!isCourierPartner(partner)) throw notFound('courier');
  const { lines, posted } = await loadLines(db, brand_id, { partner, day, paid });
  const from = page.after ? Number(page.after) || 0 : (page.page - 1) * page.page_size;
  const end = from + page.page_size;
  const totals = sumCodLines(lines, today);
  return {
    parcels: lines.slice(from, end).map((line) => serialize(line, today)),
    total: lines.length,
    next: end < lines.length ? String(end) : null,
    totals: {
      expected: paiseToRupees(totals.expected),
      received: paiseToRupees(totals.received),
      deducted: paiseToRupees(totals.deducted),
      unmatched: paiseToRupees(totals.unmatched),
      net: paiseToRupees(totals.net),
      open: paiseToRupees(totals.open),
      late: paiseToRupees(totals.late),
      short: paiseToRupees(totals.short),
      excess: paiseToRupees(totals.excess),
      posted: paiseToRupees(posted),
    },
  };
}

/** The statement of one payout as CSV, with its totals in the last row. @throws ApiError 404 */
export async function downloadCodStatement(
  db: Db,
  brand_id: string,
  { partner, day, paid }: CodDay,
  today: string,
): Promise<{ bytes: Uint8Array; name: string }> {
  const { parcels, totals } = await loadCodStatement(
    db,
    brand_id,
    { partner, day, paid, page: 1, page_size: 2 * maxParcels },
    today,
  );
  const heading = [
    'AWB',
    'Order',
    'Delivered',
    'Due',
    'Paid',
    'Result',
    'Days late',
    'Expected',
    'Received',
    'Difference',
    'Deducted',
    'UTR',
    'Remark',
  ];
  const rows = parcels.map((one) => [
    one.awb,
    one.order_number,
    one.delivered_on,
    one.due_on,
    one.paid_on,
    codResultLabels[one.result],
    one.days_late,
    one.expected,
    one.received,
    one.difference,
    one.deducted,
    one.utr,
    one.why,
  ]);
  const total = [
    'Total',
    '',
    '',
    '',
    '',
    '',
    '',
    totals.expected,
    paiseToRupees(Math.round((totals.received + totals.unmatched) * 100)),
    paiseToRupees(Math.round((totals.excess - totals.short + totals.unmatched) * 100)),
    totals.deducted,
    '',
    '',
  ];
  return { bytes: csvBytes(heading, [...rows, total]), name: `cod-statement-${partner}-${day}.csv` };
}
