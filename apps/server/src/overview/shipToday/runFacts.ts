import type { ShipRunOrder } from '@khep/api';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import type { JobRecord } from '../../platform/jobs/run.ts';
import { completedKeys } from '../../platform/jobs/rows.ts';
import { groupKey } from './groups.ts';
import { findLabelsJob } from './printLabels.ts';
import { plannedBoxes, ShipRow } from './rows.ts';

interface BoxFacts {
  awb: string | null;
  courier_id: number | null;
  warehouse_id: string;
  pickup_id: string | null;
  manifest_id: string | null;
  charge_paise: number | null;
}

/** An order of a run with its current state. */
export interface RowFacts {
  order_id: string;
  order_number: string;
  buyer_name: string;
  city: string;
  /** By the booked courier, or the planned one. */
  group: string;
  courier_id: number;
  state: Exclude<ShipRunOrder['state'], 'working'>;
  message: string;
  /** Why the booked courier was chosen, or the planned one. */
  why: string;
  /** As planned. */
  price_paise: number;
  planned_boxes: number;
  boxes: BoxFacts[];
}

export interface RunFacts {
  rows: RowFacts[];
  /** Orders that a courier is booking at this moment. */
  booking: ReadonlySet<string>;
  labels: JobRecord | undefined;
  /** Orders with a label in the file. */
  labelled: ReadonlySet<string>;
  /** Courier references of pickups, and numbers of manifests, by their ID. */
  references: ReadonlyMap<string, string>;
  /** When the pickups are, by their ID: a slot that passed before the hand-over is the next one. */
  slots: ReadonlyMap<string, { date: string; time: string }>;
  /** Warehouses that boxes are at, by ID. */
  warehouses: ReadonlyMap<string, { name: string; pincode: string }>;
}

/** Loads a run's rows with their orders and shipments. */
export async function loadRunFacts(db: Db, job: JobRecord): Promise<RunFacts> {
  const { brand_id, job_id } = job;
  const [rows, boxes, asked, labels] = await Promise.all([
    db
      .selectFrom('job_rows')
      .leftJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'job_rows.brand_id')
          .onRef('orders.order_id', '=', 'job_rows.row_key'),
      )
      .select(['row_key', 'job_rows.state as row_state', 'message', 'input'])
      .select(['order_number', 'buyer_name', 'city', sql<string | null>`outcome->>'why'`.as('why')])
      .where('job_rows.brand_id', '=', brand_id)
      .where('job_id', '=', job_id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('job_rows')
      .innerJoin('shipments', (join) =>
        join
          .onRef('shipments.brand_id', '=', 'job_rows.brand_id')
          .onRef('shipments.order_id', '=', 'job_rows.row_key'),
      )
      .where('job_rows.brand_id', '=', brand_id)
      .where('job_rows.job_id', '=', job_id)
      .select([
        'shipments.order_id',
        'shipments.awb',
        'shipments.courier_id',
        'shipments.warehouse_id',
        'shipments.pickup_id',
        'shipments.manifest_id',
        'shipments.charge_paise',
      ])
      .where('shipments.state', '!=', 'CANCELLED')
      .orderBy('shipments.box_no')
      .execute(),
    db
      .selectFrom('job_rows')
      .innerJoin('booking_attempts', (join) =>
        join
          .onRef('booking_attempts.brand_id', '=', 'job_rows.brand_id')
          .onRef('booking_attempts.order_id', '=', 'job_rows.row_key'),
      )
      .where('job_rows.brand_id', '=', brand_id)
      .where('job_rows.job_id', '=', job_id)
      .select('booking_attempts.order_id')
      .where('booking_attempts.state', '=', 'asked')
      .execute(),
    findLabelsJob(db, { brand_id, job_id }),
  ]);
  const boxesOf = Map.groupBy(boxes, ({ order_id }) => order_id);
  const plans = new Map(rows.map((row) => [row.row_key, ShipRow.parse(row.input)]));
  const labelled = labels ? await completedKeys(db, { brand_id, job_id: labels.job_id }) : [];
  return {
    rows: rows.map((row): RowFacts => {
      const plan = plans.get(row.row_key)!;
      const own = boxesOf.get(row.row_key) ?? [];
      const booked = own.find(({ courier_id }) => courier_id !== null);
      const courier_id = booked?.courier_id ?? plan.couriers[0] ?? 0;
      return {
        order_id: row.row_key,
        order_number: row.order_number ?? '',
        buyer_name: row.buyer_name ?? '',
        city: row.city ?? '',
        group: booked ? groupKey(booked.warehouse_id, courier_id) : plan.group,
        courier_id,
        state: row.row_state,
        message: row.message,
        why: row.why ?? plan.why,
        price_paise: plan.price_paise,
        planned_boxes: plannedBoxes(plan),
        boxes: own,
      };
    }),
    booking: new Set(asked.map(({ order_id }) => order_id)),
    labels,
    labelled: new Set(labelled),
    ...(await loadReferences(db, brand_id, boxes)),
    warehouses: await loadWarehouses(db, brand_id, boxes),
  };
}

async function loadWarehouses(
  db: Db,
  brand_id: string,
  boxes: readonly BoxFacts[],
): Promise<RunFacts['warehouses']> {
  const ids = [...new Set(boxes.map(({ warehouse_id }) => warehouse_id))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('warehouses')
    .select(['id', 'name', 'pincode'])
    .where('brand_id', '=', brand_id)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...warehouse }) => [id, warehouse]));
}

async function loadReferences(
  db: Db,
  brand_id: string,
  boxes: readonly BoxFacts[],
): Promise<Pick<RunFacts, 'references' | 'slots'>> {
  const pickupIds = [...new Set(boxes.flatMap(({ pickup_id }) => pickup_id ?? []))];
  const manifestIds = [...new Set(boxes.flatMap(({ manifest_id }) => manifest_id ?? []))];
  const [pickups, manifests] = await Promise.all([
    pickupIds.length === 0
      ? []
      : db
          .selectFrom('pickups')
          .select([
            'pickup_id as id',
            'courier_reference as text',
            'pickup_date as date',
            'pickup_time as time',
          ])
          .where('brand_id', '=', brand_id)
          .where('pickup_id', 'in', pickupIds)
          .execute(),
    manifestIds.length === 0
      ? []
      : db
          .selectFrom('manifests')
          .select(['manifest_id as id', 'manifest_number as text'])
          .where('brand_id', '=', brand_id)
          .where('manifest_id', 'in', manifestIds)
          .execute(),
  ]);
  return {
    references: new Map([...pickups, ...manifests].map(({ id, text }) => [id, text])),
    slots: new Map(pickups.map(({ id, date, time }) => [id, { date, time }])),
  };
}
