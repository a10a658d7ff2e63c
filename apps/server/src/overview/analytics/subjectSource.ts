import type { AnalyticsSubject } from '@khep/api';
import { isRowCube } from '@khep/domain/analytics';
import type { AnyCube, CountedCell, FigureCells } from '@khep/domain/analytics';
import { codDueDay } from '@khep/domain/cod';
import { endOfDay, istDay, startOfDay } from '@khep/domain/days';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { loadCodCycles } from '../../money/billing/codCycles.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { billedCell, codCell, disputeCell, remittedCell } from './rowSource.ts';

/** A thing that may be counted in a figure. */
export interface Candidate {
  kind: AnalyticsSubject['kind'];
  id: string;
  /** When it counts: a moment, or the day of a courier's file. */
  at: string;
  order_id: string | null;
  /** Undefined where only the order has it. */
  order_number?: string;
  awb: string;
  courier_id: number | null;
  /** A value of its kind's own list. */
  state: string;
  amount_paise: number;
  /** Of money, whose rows aren't counted ahead. */
  cell?: CountedCell;
}

/** Which things of a brand: those of a figure's cells on its days, after the last one of the page before. */
export interface AskedSubjects {
  brand_id: string;
  cells: FigureCells;
  from: string;
  to: string;
  today: string;
  after: { at: string; id: string } | undefined;
  limit: number;
}

type ReadCandidates = (db: Db, asked: AskedSubjects) => Promise<Candidate[]>;

/** The rows after the last one, the latest first. */
const isAfter = (at: string, id: string, after: AskedSubjects['after']): RawBuilder<boolean> =>
  after ? sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}, ${after.id})` : sql<boolean>`true`;

/** Leaves out early what a filter leaves out; `valueInFigure` decides. */
const isOneOf = (column: string, values: readonly string[] | undefined): RawBuilder<boolean> =>
  values
    ? sql<boolean>`coalesce(${sql.ref(column)}::text, '') = any(${[...values]}::text[])`
    : sql<boolean>`true`;

/** The SKUs that a figure is limited to. */
const skusOf = ({ where, members, cube }: FigureCells) =>
  where.sku ?? (cube.endsWith('BySkus') ? members : undefined);

const readOrders: ReadCandidates = async (db, { brand_id, cells, from, to, after, limit }) => {
  const skus = skusOf(cells);
  const { where } = cells;
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'order_date', 'status', 'total_paise'])
    .where('brand_id', '=', brand_id)
    .where('order_date', '>=', startOfDay(from))
    .where('order_date', '<', endOfDay(to))
    .where(isOneOf('orders.state', where.state))
    .where(isOneOf('orders.payment_mode', where.payment))
    .where(isOneOf('orders.channel_id', where.channel))
    .where(isOneOf('orders.warehouse_id', where.warehouse))
    .where(
      skus
        ? sql<boolean>`exists (select 1 from order_lines where order_lines.brand_id = ${brand_id}
            and order_lines.order_id = orders.order_id and order_lines.sku_id = any(${[...skus]}::text[]))`
        : sql<boolean>`true`,
    )
    .where(isAfter('order_date', 'order_id', after))
    .orderBy('order_date', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'order',
    id: row.order_id,
    at: row.order_date.toISOString(),
    order_id: row.order_id,
    order_number: row.order_number,
    awb: '',
    courier_id: null,
    state: row.status,
    amount_paise: row.total_paise,
  }));
};

/** Shipments by the moment that they count at. */
const readShipments =
  (moment: 'created_at' | 'ended_at'): ReadCandidates =>
  async (db, { brand_id, cells, from, to, after, limit }) => {
    const { where } = cells;
    const skus = skusOf(cells);
    const rows = await db
      .selectFrom('shipments')
      .select(['shipment_id', 'order_id', 'awb', 'courier_id', 'state', 'declared_paise', `${moment} as at`])
      .where('brand_id', '=', brand_id)
      .where('courier_id', 'is not', null)
      .where(moment, '>=', startOfDay(from))
      .where(moment, '<', endOfDay(to))
      .where(isOneOf('courier_id', where.courier))
      .where(isOneOf('payment_mode', where.payment))
      .where(isOneOf('zone', where.zone))
      .where(
        skus
          ? sql<boolean>`exists (select 1 from jsonb_array_elements(shipments.items) one
              where one ->> 'sku_id' = any(${[...skus]}::text[]))`
          : sql<boolean>`true`,
      )
      .where(isAfter(moment, 'shipment_id', after))
      .orderBy(moment, 'desc')
      .orderBy('shipment_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ at, ...row }) => toShipment(row, at ?? new Date(0)));
  };

interface ShipmentRow {
  shipment_id: string;
  order_id: string;
  awb: string | null;
  courier_id: number | null;
  state: string;
  declared_paise: number;
}

const toShipment = (row: ShipmentRow, at: Date): Candidate => ({
  kind: 'shipment',
  id: row.shipment_id,
  at: at.toISOString(),
  order_id: row.order_id,
  awb: row.awb ?? '',
  courier_id: row.courier_id,
  state: row.state,
  amount_paise: row.declared_paise,
});

const readFailed: ReadCandidates = async (db, { brand_id, from, to, after, limit }) => {
  const rows = await db
    .selectFrom('ndr_cases')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'ndr_cases.brand_id')
        .onRef('shipments.shipment_id', '=', 'ndr_cases.shipment_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.order_id',
      'shipments.awb',
      'shipments.courier_id',
      'shipments.state',
      'shipments.declared_paise',
      'ndr_cases.first_ndr_at',
    ])
    .where('ndr_cases.brand_id', '=', brand_id)
    .where('ndr_cases.first_ndr_at', '>=', startOfDay(from))
    .where('ndr_cases.first_ndr_at', '<', endOfDay(to))
    .where(isAfter('ndr_cases.first_ndr_at', 'ndr_cases.shipment_id', after))
    .orderBy('ndr_cases.first_ndr_at', 'desc')
    .orderBy('ndr_cases.shipment_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ first_ndr_at, ...row }) => toShipment(row, first_ndr_at));
};

const readReturns: ReadCandidates = async (db, { brand_id, from, to, after, limit }) => {
  const rows = await db
    .selectFrom('returns')
    .select([
      'return_id',
      'order_id',
      'order_number',
      'awb',
      'courier_id',
      'state',
      'value_paise',
      'created_at',
    ])
    .where('brand_id', '=', brand_id)
    .where('kind', '<>', 'rto')
    .where('created_at', '>=', startOfDay(from))
    .where('created_at', '<', endOfDay(to))
    .where(isAfter('created_at', 'return_id', after))
    .orderBy('created_at', 'desc')
    .orderBy('return_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'return',
    id: row.return_id,
    at: row.created_at.toISOString(),
    order_id: row.order_id,
    order_number: row.order_number,
    awb: row.awb ?? '',
    courier_id: row.awb === null ? null : row.courier_id,
    state: row.state,
    amount_paise: row.value_paise,
  }));
};

const readBilled: ReadCandidates = async (db, { brand_id, from, to, today, after, limit }) => {
  const rows = await db
    .selectFrom('invoice_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'invoice_lines.brand_id')
        .onRef('courier_files.id', '=', 'invoice_lines.file_id'),
    )
    .select([
      'courier_files.day',
      'invoice_lines.id',
      'invoice_lines.order_id',
      'invoice_lines.order_number',
      'invoice_lines.awb',
      'invoice_lines.courier_id',
      'invoice_lines.status',
      'invoice_lines.category',
      'invoice_lines.billed_paise',
      'invoice_lines.expected_paise',
      'invoice_lines.difference_paise',
      'invoice_lines.recovered_paise',
    ])
    .where('invoice_lines.brand_id', '=', brand_id)
    .where('invoice_lines.is_active', '=', true)
    .where('courier_files.day', '>=', from)
    .where('courier_files.day', '<=', to)
    .where(isAfter('courier_files.day', 'invoice_lines.id', after))
    .orderBy('courier_files.day', 'desc')
    .orderBy('invoice_lines.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'invoice_line',
    id: row.id,
    at: row.day,
    order_id: row.order_id,
    order_number: row.order_number,
    awb: row.awb,
    courier_id: row.courier_id,
    state: row.status,
    amount_paise: row.billed_paise,
    cell: {
      cube: 'billedLines',
      members: [],
      dims: billedCell(row, today),
      values: [1, row.billed_paise, row.expected_paise ?? 0, row.difference_paise, row.recovered_paise],
    },
  }));
};

const readRemitted: ReadCandidates = async (db, { brand_id, from, to, after, limit }) => {
  const rows = await db
    .selectFrom('remittance_lines')
    .innerJoin('courier_files', (join) =>
      join
        .onRef('courier_files.brand_id', '=', 'remittance_lines.brand_id')
        .onRef('courier_files.id', '=', 'remittance_lines.file_id'),
    )
    .select([
      'courier_files.day',
      'remittance_lines.id',
      'remittance_lines.order_id',
      'remittance_lines.order_number',
      'remittance_lines.awb',
      'remittance_lines.courier_id',
      'remittance_lines.category',
      'remittance_lines.expected_paise',
      'remittance_lines.remitted_paise',
      'remittance_lines.deducted_paise',
      'remittance_lines.difference_paise',
    ])
    .where('remittance_lines.brand_id', '=', brand_id)
    .where('remittance_lines.is_active', '=', true)
    .where('courier_files.day', '>=', from)
    .where('courier_files.day', '<=', to)
    .where(isAfter('courier_files.day', 'remittance_lines.id', after))
    .orderBy('courier_files.day', 'desc')
    .orderBy('remittance_lines.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'remittance_line',
    id: row.id,
    at: row.day,
    order_id: row.order_id,
    order_number: row.order_number,
    awb: row.awb,
    courier_id: row.courier_id,
    state: row.category,
    amount_paise: row.remitted_paise,
    cell: {
      cube: 'remittedLines',
      members: [],
      dims: remittedCell(row),
      values: [1, row.expected_paise, row.remitted_paise, row.deducted_paise, row.difference_paise],
    },
  }));
};

const readCollected: ReadCandidates = async (db, { brand_id, from, to, today, after, limit }) => {
  const cycles = await loadCodCycles(db, brand_id);
  const rows = await db
    .selectFrom('shipments')
    .leftJoin('cod_settlements', (join) =>
      join
        .onRef('cod_settlements.brand_id', '=', 'shipments.brand_id')
        .onRef('cod_settlements.shipment_id', '=', 'shipments.shipment_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.order_id',
      'shipments.awb',
      'shipments.courier_id',
      'shipments.state',
      'shipments.ended_at',
      'shipments.collectible_paise',
      'cod_settlements.paid_on',
      'cod_settlements.amount_paise',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.state', '=', 'DELIVERED')
    .where('shipments.payment_mode', '=', 'cod')
    .where('shipments.collectible_paise', '>', 0)
    .where('shipments.ended_at', '>=', startOfDay(from))
    .where('shipments.ended_at', '<', endOfDay(to))
    .where(isAfter('shipments.ended_at', 'shipments.shipment_id', after))
    .orderBy('shipments.ended_at', 'desc')
    .orderBy('shipments.shipment_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ ended_at, paid_on, amount_paise, collectible_paise, ...row }) => {
    const at = ended_at ?? new Date(0);
    const partner = findCourierService(row.courier_id)?.partner;
    const cycle = partner && cycles.get(partner);
    const candidate = toShipment({ ...row, declared_paise: collectible_paise }, at);
    if (!cycle) return candidate;
    const dims = codCell(
      { courier_id: row.courier_id, paid_on, due_on: codDueDay(istDay(at), cycle) },
      today,
    );
    const values = [1, collectible_paise, amount_paise ?? 0];
    return { ...candidate, cell: { cube: 'codParcels', members: [], dims, values } };
  });
};

const readDisputed: ReadCandidates = async (db, { brand_id, from, to, today, after, limit }) => {
  const rows = await db
    .selectFrom('disputes')
    .select([
      'dispute_id',
      'order_id',
      'order_number',
      'awb',
      'courier_id',
      'state',
      'category',
      'amount_paise',
      'released_paise',
      'noticed_at',
    ])
    .where('brand_id', '=', brand_id)
    .where('noticed_at', '>=', startOfDay(from))
    .where('noticed_at', '<', endOfDay(to))
    .where(isAfter('noticed_at', 'dispute_id', after))
    .orderBy('noticed_at', 'desc')
    .orderBy('dispute_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'dispute',
    id: row.dispute_id,
    at: row.noticed_at.toISOString(),
    order_id: row.order_id,
    order_number: row.order_number,
    awb: row.awb,
    courier_id: row.courier_id,
    state: row.state,
    amount_paise: row.amount_paise,
    cell: { cube: 'disputes', members: [], ...disputeCell(row, istDay(row.noticed_at), today) },
  }));
};

const readers: Record<AnyCube, ReadCandidates> = {
  orders: readOrders,
  ordersBySkus: readOrders,
  orderSkus: readOrders,
  parcels: readShipments('created_at'),
  ended: readShipments('ended_at'),
  endedBySkus: readShipments('ended_at'),
  endedSkus: readShipments('ended_at'),
  transit: readShipments('ended_at'),
  ndr: readFailed,
  ndrSkus: readFailed,
  returns: readReturns,
  returnsBySkus: readReturns,
  returnSkus: readReturns,
  billedLines: readBilled,
  codParcels: readCollected,
  remittedLines: readRemitted,
  disputes: readDisputed,
};

/** Reads the next things that may be in a figure, by the day that they count on. */
export const readCandidates: ReadCandidates = (db, asked) => readers[asked.cells.cube](db, asked);

/** Whether the things of a cube are ordered by a day, not by a moment. */
export const isByDay = (cube: AnyCube): boolean =>
  isRowCube(cube) && (cube === 'billedLines' || cube === 'remittedLines');
