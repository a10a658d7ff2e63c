import type { Charges as WireCharges, Scan, Shipment, ShipmentRow } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { volumetricWeight } from '@khep/domain/rating';
import type { Charges } from '@khep/domain/rating';
import type { ShipmentState } from '@khep/domain/shipments';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { BrandCouriers } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { ShipmentRecord } from './tables.ts';
import { boxNumber } from './boxNumber.ts';

interface ScanRow {
  awb: string;
  code: string;
  status: string;
  event_time: Date;
  location: string;
  remark: string;
  state_after: ShipmentState;
}

/** A scan for users, with readable place names. */
function serializeScan(scan: ScanRow): Scan {
  return {
    awb: scan.awb,
    code: scan.code,
    status: scan.status,
    at: scan.event_time.toISOString(),
    location: placeName(scan.location),
    remark: scan.remark,
    state_after: scan.state_after,
  };
}

/** Formats "Bengaluru_Gateway" as "Bengaluru Gateway", without facility codes at the end. */
export function placeName(location: string): string {
  return location
    .replaceAll('_', ' ')
    .replace(/ [A-Z]$/, '')
    .trim();
}

/** Volumetric weight by the courier's divisor, grams. */
export function volumetricOf(
  box: Pick<ShipmentRecord, 'length_cm' | 'width_cm' | 'height_cm' | 'courier_id'>,
): number {
  return volumetricWeight(
    { length_cm: box.length_cm, width_cm: box.width_cm, height_cm: box.height_cm },
    findCourierService(box.courier_id)?.conversion_factor,
  );
}

/** Lines of a charge, in rupees. */
function serializeCharges(charges: Charges | null): WireCharges | null {
  if (!charges) return null;
  const { zone, weight, weight_words, lines, sub_total, gst, gst_formula, total, card_words } = charges;
  return {
    zone,
    weight: {
      dead_g: weight.dead_g,
      volumetric_g: weight.volumetric_g,
      charged_g: weight.billed_g,
      slabs: weight.slabs,
    },
    weight_words,
    lines: lines.map((line) => Object.assign(line, { amount: paiseToRupees(line.amount) })),
    sub_total: paiseToRupees(sub_total),
    gst: paiseToRupees(gst),
    gst_formula,
    total: paiseToRupees(total),
    card_words,
  };
}

/** Data that isn't in the shipment's row. */
interface ShipmentContext {
  order_number: string;
  /** The order's live shipments, in the order of their creation. */
  live: readonly { shipment_id: string }[];
  warehouse_name: string;
  pickup: { pickup_id: string; pickup_date: string; pickup_time: string } | undefined;
  couriers: BrandCouriers;
}

type Shared = Pick<Shipment, keyof ShipmentRow & keyof Shipment>;

/** Fields of a shipment in lists and details. */
function shared(
  row: ShipmentRecord,
  { order_number, live, warehouse_name, pickup, couriers }: ShipmentContext,
): Shared {
  const service = findCourierService(row.courier_id);
  const charges = row.charges as Charges | null;
  const last = row.last_scan;
  return {
    id: row.shipment_id,
    order_id: row.order_id,
    order_number,
    box_no: boxNumber(row, live),
    box_count: live.length,
    status: row.state,
    awb: row.awb,
    courier_id: row.courier_id,
    courier_name: service?.name ?? null,
    service: service?.mode ?? null,
    is_simulated: couriers.list().find(({ courier_id }) => courier_id === row.courier_id)?.simulated ?? false,
    box: { box_id: row.box_id, name: row.box_name },
    dimensions: { length: row.length_cm, width: row.width_cm, height: row.height_cm },
    weights: {
      dead_g: row.dead_weight_g,
      volumetric_g: volumetricOf(row),
      charged_g: charges?.weight.billed_g ?? null,
    },
    payment_mode: row.payment_mode === 'cod' ? 'cod' : 'prepaid',
    collectible: paiseToRupees(row.collectible_paise),
    zone: row.zone,
    warehouse_id: row.warehouse_id,
    warehouse_name,
    pickup: pickup
      ? { id: pickup.pickup_id, date: pickup.pickup_date, time: pickup.pickup_time, tries: row.pickup_tries }
      : null,
    manifest_id: row.manifest_id,
    promised_date: row.expected_at?.toISOString() ?? null,
    last_scan_at: last?.at ?? null,
    last_checked_at: row.checked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Serializes a shipment in full. @param scans newest first */
export function serializeShipment(
  row: ShipmentRecord,
  context: ShipmentContext,
  more: {
    situation: Shipment['situation'];
    scans: readonly ScanRow[];
    allocation_reason: string | null;
    expected: Shipment['expected'];
  },
): Shipment {
  return {
    ...shared(row, context),
    master_awb: row.master_awb,
    situation: more.situation,
    inner_dimensions: row.inner_sides,
    volume_utilized: row.volume_utilized,
    weight_utilized: row.weight_utilized,
    items: row.items as Shipment['items'],
    declared_value: paiseToRupees(row.declared_paise),
    charges: serializeCharges(row.charges as Charges | null),
    allocation_reason: more.allocation_reason,
    expected: more.expected,
    packing_record: row.packing_record,
    delivery_tries: row.delivery_tries,
    scans: more.scans.map(serializeScan),
    updated_at: row.updated_at.toISOString(),
  };
}

interface ShipTo {
  order_number: string;
  buyer_name: string;
  city: string;
  state: string;
  pincode: string;
}

/** Serializes shipments for a list, with names. */
export async function shipmentRows(
  db: Db,
  brand_id: string,
  rows: readonly ShipmentRecord[],
  couriers: BrandCouriers,
): Promise<ShipmentRow[]> {
  if (rows.length === 0) return [];
  const order_ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const pickup_ids = [...new Set(rows.flatMap(({ pickup_id }) => pickup_id ?? []))];
  const [orders, siblings, warehouses, pickups] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['order_id', 'order_number', 'buyer_name', 'city', 'state', 'pincode'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', order_ids)
      .execute(),
    db
      .selectFrom('shipments')
      .select(['order_id', 'shipment_id'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', order_ids)
      .where('state', '!=', 'CANCELLED')
      .orderBy('box_no')
      .execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
    pickup_ids.length === 0
      ? []
      : db
          .selectFrom('pickups')
          .select(['pickup_id', 'pickup_date', 'pickup_time'])
          .where('brand_id', '=', brand_id)
          .where('pickup_id', 'in', pickup_ids)
          .execute(),
  ]);
  const byOrder = new Map<string, ShipTo>(orders.map((order) => [order.order_id, order]));
  const boxes = Map.groupBy(siblings, ({ order_id }) => order_id);
  return rows.map((row) => {
    const order = byOrder.get(row.order_id);
    const last = row.last_scan;
    return {
      ...shared(row, {
        order_number: order?.order_number ?? '',
        live: boxes.get(row.order_id) ?? [row],
        warehouse_name: warehouses.find(({ id }) => id === row.warehouse_id)?.name ?? '',
        pickup: pickups.find(({ pickup_id }) => pickup_id === row.pickup_id),
        couriers,
      }),
      charge: row.charge_paise === null ? null : paiseToRupees(row.charge_paise),
      ship_to: {
        name: order?.buyer_name ?? '',
        city: order?.city ?? '',
        state: order?.state ?? '',
        pincode: order?.pincode ?? '',
      },
      last_scan: last && { status: last.status, location: placeName(last.location), remark: last.remark },
    };
  });
}
