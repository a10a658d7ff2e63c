import { rowCubes } from '@khep/domain/analytics';
import type { CellQuery, CellSums, CodState, Dimension, RowCube } from '@khep/domain/analytics';
import { daysBetween } from '@khep/domain/days';
import { ageBand } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { loadCodSums } from '../../money/billing/codCalendar.ts';
import { inIndia } from '../../platform/db/indianTime.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** Rows of one cube that share a day and all dimensions. */
interface RowSum {
  day: string;
  dims: Partial<Record<Dimension, string>>;
  /** By the cube's measures. */
  values: readonly number[];
}

/** Which rows of a brand, on what days, and when it is asked: ages are counted up to today. */
interface Asked {
  brand_id: string;
  from: string;
  to: string;
  today: string;
}

type ReadRows = (db: Db | Tx, asked: Asked) => Promise<RowSum[]>;

const courierText = (id: number | null) => (id === null ? '' : String(id));

type Dims = RowSum['dims'];

/** The dimensions of a line of a courier invoice. */
export const billedCell = (
  line: { day: string; courier_id: number; status: string; category: string },
  today: string,
): Dims => ({
  courier: courierText(line.courier_id),
  status: line.status,
  reason: line.category,
  slab: ageBand(daysBetween(line.day, today)),
});

/** The dimensions of a delivered COD shipment. */
export function codCell(
  parcel: { courier_id: number | null; paid_on: string | null; due_on: string },
  today: string,
): Dims {
  const status: CodState = parcel.paid_on !== null ? 'paid' : parcel.due_on < today ? 'late' : 'due';
  const slab = status === 'late' ? ageBand(daysBetween(parcel.due_on, today)) : '';
  return { courier: courierText(parcel.courier_id), status, slab };
}

/** The dimensions of a line of a COD remittance. */
export const remittedCell = (line: { courier_id: number; category: string }): Dims => ({
  courier: courierText(line.courier_id),
  reason: line.category,
});

const readBilledLines: ReadRows = async (db, { brand_id, from, to, today }) => {
  const rows = await db
    .selectFrom('invoice_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'invoice_lines.brand_id')
        .onRef('courier_files.id', '=', 'invoice_lines.file_id'),
    )
    .select((eb) => [
      'courier_files.day',
      'invoice_lines.courier_id',
      'invoice_lines.status',
      'invoice_lines.category',
      eb.fn.countAll<number>().as('lines'),
      sql<number>`sum(invoice_lines.billed_paise)::bigint`.as('billed'),
      sql<number>`coalesce(sum(invoice_lines.expected_paise), 0)::bigint`.as('expected'),
      sql<number>`sum(invoice_lines.difference_paise)::bigint`.as('difference'),
      sql<number>`sum(invoice_lines.recovered_paise)::bigint`.as('recovered'),
    ])
    .where('invoice_lines.brand_id', '=', brand_id)
    .where('invoice_lines.is_active', '=', true)
    .where('courier_files.day', '>=', from)
    .where('courier_files.day', '<=', to)
    .groupBy([
      'courier_files.day',
      'invoice_lines.courier_id',
      'invoice_lines.status',
      'invoice_lines.category',
    ])
    .execute();
  return rows.map(
    ({ day, courier_id, status, category, lines, billed, expected, difference, recovered }) => ({
      day,
      dims: billedCell({ day, courier_id, status, category }, today),
      values: [lines, billed, expected, difference, recovered],
    }),
  );
};

const readCodParcels: ReadRows = async (db, { brand_id, from, to, today }) => {
  const { sums } = await loadCodSums(db, brand_id, { from, to });
  return sums.map(({ delivered_on, courier_id, paid_on, due_on, parcels, collectible_paise, paid_paise }) => {
    return {
      day: delivered_on,
      dims: codCell({ courier_id, paid_on, due_on }, today),
      values: [parcels, collectible_paise, paid_paise],
    };
  });
};

const readRemittedLines: ReadRows = async (db, { brand_id, from, to }) => {
  const rows = await db
    .selectFrom('remittance_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'remittance_lines.brand_id')
        .onRef('courier_files.id', '=', 'remittance_lines.file_id'),
    )
    .select((eb) => [
      'courier_files.day',
      'remittance_lines.courier_id',
      'remittance_lines.category',
      eb.fn.countAll<number>().as('lines'),
      sql<number>`sum(remittance_lines.expected_paise)::bigint`.as('expected'),
      sql<number>`sum(remittance_lines.remitted_paise)::bigint`.as('remitted'),
      sql<number>`sum(remittance_lines.deducted_paise)::bigint`.as('deducted'),
      sql<number>`sum(remittance_lines.difference_paise)::bigint`.as('difference'),
    ])
    .where('remittance_lines.brand_id', '=', brand_id)
    .where('remittance_lines.is_active', '=', true)
    .where('courier_files.day', '>=', from)
    .where('courier_files.day', '<=', to)
    .groupBy(['courier_files.day', 'remittance_lines.courier_id', 'remittance_lines.category'])
    .execute();
  return rows.map(({ day, courier_id, category, lines, expected, remitted, deducted, difference }) => ({
    day,
    dims: remittedCell({ courier_id, category }),
    values: [lines, expected, remitted, deducted, difference],
  }));
};

const openDisputes: readonly string[] = ['NEW', 'DISPUTED'];
const creditedDisputes: readonly string[] = ['WON', 'PARTIAL'];

/** The dimensions of disputes, and what they add. */
export const disputeCell = (
  one: { courier_id: number; state: string; category: string; amount_paise: number; released_paise: number },
  noticed_on: string,
  today: string,
  disputes = 1,
): Pick<RowSum, 'dims' | 'values'> => ({
  dims: {
    courier: courierText(one.courier_id),
    status: one.state,
    reason: one.category,
    slab: openDisputes.includes(one.state) ? ageBand(daysBetween(noticed_on, today)) : '',
  },
  // A withdrawn dispute releases what was held, and it is debited.
  values: [disputes, one.amount_paise, creditedDisputes.includes(one.state) ? one.released_paise : 0],
});

const readDisputes: ReadRows = async (db, { brand_id, from, to, today }) => {
  const day = sql<string>`to_char(${inIndia('disputes.noticed_at')}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('disputes')
    .select((eb) => [
      day.as('day'),
      'courier_id',
      'state',
      'category',
      eb.fn.countAll<number>().as('disputes'),
      sql<number>`sum(amount_paise)::bigint`.as('amount_paise'),
      sql<number>`sum(released_paise)::bigint`.as('released_paise'),
    ])
    .where('brand_id', '=', brand_id)
    .where(day, '>=', from)
    .where(day, '<=', to)
    .groupBy([day, 'courier_id', 'state', 'category'])
    .execute();
  return rows.map(({ day: noticed_on, disputes, ...row }) => ({
    day: noticed_on,
    ...disputeCell(row, noticed_on, today, disputes),
  }));
};

const readers: Record<RowCube, ReadRows> = {
  billedLines: readBilledLines,
  codParcels: readCodParcels,
  remittedLines: readRemittedLines,
  disputes: readDisputes,
};

/** Reads the sums of a cube from its own rows. */
export async function readRowSums(
  db: Db | Tx,
  { brand_id, today }: Pick<Asked, 'brand_id' | 'today'>,
  { cube, from, to, where, by, period }: CellQuery & { cube: RowCube },
): Promise<CellSums[]> {
  const rows = await readers[cube](db, { brand_id, from, to, today });
  const count = rowCubes[cube].measures.length;
  const sums = new Map<string, { period: string; group: string[]; values: number[] }>();
  for (const { day, dims, values } of rows) {
    const isAsked = Object.entries(where).every(([dim, allowed]) =>
      allowed.includes(dims[dim as Dimension] ?? ''),
    );
    if (!isAsked) continue;
    const step = period === undefined ? '' : period === 'day' ? day : day.slice(0, 7);
    const group = by.map((dim) => dims[dim] ?? '');
    const key = JSON.stringify([step, group]);
    const sum = sums.get(key) ?? { period: step, group, values: Array.from({ length: count }, () => 0) };
    sum.values = sum.values.map((value, at) => value + (values[at] ?? 0));
    sums.set(key, sum);
  }
  return [...sums.values()];
}
