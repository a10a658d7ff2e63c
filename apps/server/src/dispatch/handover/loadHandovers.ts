import type { Handover, HandoverBoard, HandoverParcel } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { istDay, startOfDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { HandoverRecord } from '../../warehouse/tables.ts';
import { toPiles } from './piles.ts';
import type { Pace } from './piles.ts';
import { inWarehouse, leavesAt } from '../../warehouse/waves/waitingBoxes.ts';
import { warehouseNames } from '../../warehouse/waves/waveViews.ts';

/** Parcels that a device scans against; beyond them a van takes more than one. */
const maxParcels = 5_000;
/** A cancelled parcel may still lie on a pile for this long. */
const cancelledMs = 3 * 86_400_000;
/** Parcels that were packed within this time tell how fast the benches are. */
const paceMs = 4 * 3_600_000;
/** A longer time between two parcels is a break. */
const breakSeconds = 900;
const maxPaces = 60;
/** Who packed within this time still packs. */
const presentMs = 20 * 60_000;

/** Loads the parcels that wait for their vans in a warehouse, the primary one if none is named, by courier. */
export async function loadHandovers(
  db: Db,
  brand_id: string,
  { warehouse_id }: { warehouse_id?: string | undefined },
  now: Date,
): Promise<HandoverBoard> {
  const names = await warehouseNames(db, brand_id);
  const warehouses = [...names].map(([id, name]) => ({ id, name }));
  const chosen = warehouses.find(({ id }) => id === warehouse_id) ?? warehouses[0];
  if (!chosen) return { warehouses: [], warehouse_id: '', piles: [], parcels: [], handovers: [] };
  const [waiting, handovers] = await Promise.all([
    loadPiles(db, brand_id, chosen.id, now),
    listHandovers(db, brand_id, chosen.id, now),
  ]);
  return { warehouses, warehouse_id: chosen.id, ...waiting, handovers };
}

/** Loads the next van of each courier at a warehouse, each with a forecast from the scans at the benches, and their parcels. */
export async function loadPiles(
  db: Db,
  brand_id: string,
  warehouse_id: string,
  now: Date,
): Promise<Pick<HandoverBoard, 'piles' | 'parcels'>> {
  const [parcels, pace] = await Promise.all([
    loadParcels(db, brand_id, warehouse_id, now),
    loadPace(db, brand_id, warehouse_id, now),
  ]);
  return { piles: toPiles(parcels, pace, now), parcels };
}

async function loadParcels(
  db: Db,
  brand_id: string,
  warehouse_id: string,
  now: Date,
): Promise<HandoverParcel[]> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('pickups', (join) =>
      join
        .onRef('pickups.brand_id', '=', 'shipments.brand_id')
        .onRef('pickups.pickup_id', '=', 'shipments.pickup_id'),
    )
    .leftJoin('packed_boxes', (join) =>
      join
        .onRef('packed_boxes.brand_id', '=', 'shipments.brand_id')
        .onRef('packed_boxes.shipment_id', '=', 'shipments.shipment_id'),
    )
    .leftJoin('wave_boxes', (join) =>
      join
        .onRef('wave_boxes.brand_id', '=', 'shipments.brand_id')
        .onRef('wave_boxes.shipment_id', '=', 'shipments.shipment_id'),
    )
    .leftJoin('waves', (join) =>
      join
        .onRef('waves.brand_id', '=', 'wave_boxes.brand_id')
        .onRef('waves.wave_id', '=', 'wave_boxes.wave_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.order_id',
      'orders.order_number',
      'shipments.awb',
      'shipments.courier_id',
      'shipments.state',
      'shipments.box_name',
      'shipments.dead_weight_g',
      'pickups.pickup_date',
      'pickups.pickup_time',
      'packed_boxes.packed_by',
      'packed_boxes.packed_at',
      'packed_boxes.scale_g',
      'wave_boxes.tote',
      'waves.wave_number',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.warehouse_id', '=', warehouse_id)
    .where('shipments.awb', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('shipments.state', 'in', inWarehouse),
        eb.and([
          eb('shipments.state', '=', 'CANCELLED'),
          eb('shipments.updated_at', '>=', new Date(now.getTime() - cancelledMs)),
        ]),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('box_holds')
            .select('box_holds.reason')
            .where('box_holds.brand_id', '=', brand_id)
            .whereRef('box_holds.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('handover_parcels')
            .select('handover_parcels.handover_id')
            .where('handover_parcels.brand_id', '=', brand_id)
            .whereRef('handover_parcels.shipment_id', '=', 'shipments.shipment_id'),
        ),
      ),
    )
    .orderBy('orders.order_number')
    .orderBy('shipments.box_no')
    .limit(maxParcels)
    .execute();
  return rows.flatMap((row) => {
    const service = findCourierService(row.courier_id ?? 0);
    if (!service || row.awb === null) return [];
    return [
      {
        shipment_id: row.shipment_id,
        order_id: row.order_id,
        order_number: row.order_number,
        awb: row.awb,
        partner: service.partner,
        courier_id: service.courier_id,
        courier_name: service.name,
        state: row.state,
        box_name: row.box_name,
        weight_g: row.scale_g ?? row.dead_weight_g ?? 0,
        leaves_at: leavesAt(row, now)?.toISOString() ?? null,
        packed: row.packed_at && { by: row.packed_by ?? '', at: row.packed_at.toISOString() },
        tote: row.tote === null ? null : { wave: row.wave_number ?? 0, tote: row.tote },
      },
    ];
  });
}

async function loadPace(db: Db, brand_id: string, warehouse_id: string, now: Date): Promise<Pace> {
  const rows = await db
    .selectFrom('packed_boxes')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'packed_boxes.brand_id')
        .onRef('shipments.shipment_id', '=', 'packed_boxes.shipment_id'),
    )
    .select(['packed_boxes.packed_by', 'packed_boxes.packed_at'])
    .where('packed_boxes.brand_id', '=', brand_id)
    .where('shipments.warehouse_id', '=', warehouse_id)
    .where('packed_boxes.packed_at', '>=', new Date(now.getTime() - paceMs))
    .orderBy('packed_boxes.packed_at')
    .limit(2_000)
    .execute();
  const seconds: number[] = [];
  const last = new Map<string, number>();
  for (const { packed_by, packed_at } of rows) {
    const before = last.get(packed_by);
    const took = before === undefined ? undefined : (packed_at.getTime() - before) / 1000;
    if (took !== undefined && took > 0 && took <= breakSeconds) seconds.push(took);
    last.set(packed_by, packed_at.getTime());
  }
  const present = [...last.values()].filter((at) => now.getTime() - at <= presentMs).length;
  return { seconds: seconds.slice(-maxPaces), packers: present };
}

/** Handovers of a warehouse, of today, the newest first. */
async function listHandovers(db: Db, brand_id: string, warehouse_id: string, now: Date): Promise<Handover[]> {
  const rows = await db
    .selectFrom('handovers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('handed_over_at', '>=', startOfDay(istDay(now)))
    .orderBy('handed_over_at', 'desc')
    .limit(50)
    .execute();
  return serializeHandovers(db, brand_id, rows);
}

/** Loads one handover; undefined without one. */
export async function findHandover(
  db: Db,
  brand_id: string,
  handover_id: string,
): Promise<Handover | undefined> {
  const rows = await db
    .selectFrom('handovers')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('handover_id', '=', handover_id)
    .execute();
  return (await serializeHandovers(db, brand_id, rows))[0];
}

async function serializeHandovers(
  db: Db,
  brand_id: string,
  rows: readonly HandoverRecord[],
): Promise<Handover[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('handover_parcels')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'handover_parcels.brand_id')
        .onRef('shipments.shipment_id', '=', 'handover_parcels.shipment_id'),
    )
    .select([
      'handover_parcels.handover_id',
      'shipments.manifest_id',
      sql<number>`count(*)::int`.as('parcels'),
    ])
    .where('handover_parcels.brand_id', '=', brand_id)
    .where(
      'handover_parcels.handover_id',
      'in',
      rows.map(({ handover_id }) => handover_id),
    )
    .groupBy(['handover_parcels.handover_id', 'shipments.manifest_id'])
    .execute();
  const ofHandover = Map.groupBy(counts, ({ handover_id }) => handover_id);
  return rows.map(({ handover_id, partner, seal, received_by, handed_over_by, handed_over_at }) => {
    const own = ofHandover.get(handover_id) ?? [];
    return {
      id: handover_id,
      partner,
      courier_name: couriers[partner].name,
      parcels: own.reduce((sum, one) => sum + one.parcels, 0),
      seal,
      received_by,
      handed_over_by,
      handed_over_at: handed_over_at.toISOString(),
      manifest_ids: own.flatMap(({ manifest_id }) => manifest_id ?? []).toSorted(),
    };
  });
}
