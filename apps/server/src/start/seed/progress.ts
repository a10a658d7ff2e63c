import { addDays, istDay, startOfDay } from '@khep/domain/days';
import type { ShipmentState } from '@khep/domain/shipments';
import type { PackedBox } from '@khep/domain/packing';
import { defaultConversionFactor } from '@khep/domain/rating';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { LineRecord } from '../../orders/core/tables.ts';
import { demoSession } from './brand.ts';
import { demoContracts } from './contracts.ts';
import type { DemoOrder } from './orders.ts';
import type { Random } from '../../base/seededRandom.ts';
import { choiceFor } from './rules.ts';
import { shipOrder } from './ship.ts';
import type { DemoBox, Progress, ShipInit } from './ship.ts';

interface FortnightInit {
  demo: readonly DemoOrder[];
  random: Random;
  now: Date;
  id: (prefix: string, at: Date) => string;
  warehouses: readonly { id: string; name: string; city: string; state: string; pincode: string }[];
}

/** A row of `scans`, with what is read again from it. */
export interface DemoScan extends Record<string, unknown> {
  shipment_id: string;
  /** ISO 8601. */
  event_time: string;
  state_after: ShipmentState;
}

interface Fortnight {
  shipments: ShipmentRecord[];
  scans: DemoScan[];
  events: object[];
  pickups: object[];
  manifests: object[];
  parcels: object[];
}

const minute = 60_000;
const person = { kind: 'user', id: demoSession.user_id, name: demoSession.name };

/** When an order is packed, allocated and handed over: the same day before 1 pm, else the next. */
function usualProgress(at: Date, random: Random): Required<Progress> {
  const day = istDay(at);
  const isEarly = at.getTime() - startOfDay(day).getTime() < 13 * 60 * minute;
  const base = startOfDay(isEarly ? day : addDays(day, 1)).getTime();
  const packed = base + (13 * 60 + random.int(5, 40)) * minute;
  return {
    packed_at: new Date(packed),
    allocated_at: new Date(packed + random.int(3, 20) * minute),
    pickup_at: new Date(base + (14 * 60 + 30) * minute),
  };
}

/** Progress of open orders: some in each state, at any hour. */
function freshProgress(at: Date, now: Date, share: number, random: Random): Progress | undefined {
  const between = (from: number, to: number) =>
    new Date(Math.max(at.getTime() + minute, now.getTime() - random.int(from, to) * minute));
  if (share < 0.2)
    return { packed_at: between(200, 300), allocated_at: between(150, 190), pickup_at: between(4, 40) };
  if (share < 0.42) return { packed_at: between(120, 180), allocated_at: between(20, 100) };
  if (share < 0.58) return { packed_at: between(5, 90) };
  return undefined;
}

/** Simulates two weeks of work by the seller and the couriers. */
export function planFortnight({ demo, random, now, id, warehouses }: FortnightInit): Fortnight {
  const contracts = demoContracts(now);
  const result: Fortnight = { shipments: [], scans: [], events: [], pickups: [], manifests: [], parcels: [] };
  const used = new Set<string>();
  const waybill: ShipInit['waybill'] = (partner, isCod) => {
    const prefix = definitionOf(partner).simulator.awbPrefix(isCod);
    let number = '';
    do
      number = `${prefix}${String(random.int(0, 99_999)).padStart(5, '0')}${String(random.int(0, 99_999)).padStart(5, '0')}`;
    while (used.has(number));
    used.add(number);
    return number;
  };
  const event = (
    at: Date,
    kind: string,
    ids: { order_id: string; shipment_id?: string },
    actor: object,
    data: object,
  ) =>
    result.events.push({
      brand_id: demoSession.brand_id,
      event_id: id('evt', at),
      order_id: ids.order_id,
      shipment_id: ids.shipment_id ?? null,
      kind,
      actor,
      data,
      at,
    });

  const pending = demo.filter(({ order }) => usualTime(order.order_date) > now.getTime());
  let place = 0;
  for (const each of demo) {
    const { order, lines, packing, isDoubtful } = each;
    const { order_id } = order;
    const isPending = pending.includes(each);
    event(
      order.order_date,
      'order.created',
      { order_id },
      order.channel_id === 'manual'
        ? person
        : { kind: 'system', name: order.channel_id === 'shopify' ? 'Shopify' : 'Custom channel' },
      {
        order_number: order.order_number,
        channel_id: order.channel_id,
        total_paise: order.total_paise,
        item_count: order.item_count,
      },
    );
    if (!isPending && random.chance(0.025)) {
      order.is_cancelled = true;
      event(
        new Date(Math.min(order.order_date.getTime() + random.int(10, 150) * minute, now.getTime())),
        'order.cancelled',
        { order_id },
        person,
        { reason: 'The buyer asked for it' },
      );
      continue;
    }
    const usual = usualProgress(order.order_date, random);
    const waits = isDoubtful && now.getTime() - order.order_date.getTime() < 60 * 60 * minute;
    const fresh = isPending
      ? freshProgress(order.order_date, now, place++ / Math.max(1, pending.length), random)
      : usual;
    if (!fresh || waits || (isPending && packing.unpackable_items.length > 0)) continue;
    const warehouse = warehouses.find((one) => one.id === order.warehouse_id) ?? warehouses[0];
    if (!warehouse) continue;
    const packed = boxesOf(packing.packed_boxes, lines);
    const { courier_id, decided_by, why } = choiceFor(
      { order, lines, boxes: packed, warehouse },
      random.next(),
    );
    const boxes = shipOrder({
      order,
      lines,
      boxes: packed,
      progress: fresh,
      courier_id,
      warehouse,
      now,
      contracts,
      id,
      waybill,
    });
    for (const box of boxes) keep(result, box, now);
    event(fresh.packed_at, 'order.packed', { order_id }, person, {
      boxes: boxes.map(({ row }) => ({ box_no: row.box_no, box_name: row.box_name })),
    });
    // One order in eight that waits for the courier was scheduled before its labels were printed.
    const isForgotten = boxes.every(({ row }) => row.state === 'PICKUP_SCHEDULED') && place % 8 === 1;
    if (fresh.pickup_at && !isForgotten)
      event(fresh.pickup_at, 'order.labels_printed', { order_id }, person, { count: boxes.length });
    for (const { row, travelled } of boxes) {
      if (isForgotten) row.label_printed_at = null;
      const ids = { order_id, shipment_id: row.shipment_id };
      const shared = { box_no: row.box_no, awb: row.awb };
      if (fresh.allocated_at)
        event(fresh.allocated_at, 'shipment.allocated', ids, person, {
          ...shared,
          from: 'DRAFT',
          to: 'AWB_ASSIGNED',
          courier: courierName(courier_id),
          courier_id,
          charge_paise: row.charge_paise,
          why,
          decided_by,
          rejected: [],
        });
      if (fresh.pickup_at)
        event(fresh.pickup_at, 'shipment.pickup_scheduled', ids, person, {
          ...shared,
          from: 'AWB_ASSIGNED',
          to: 'PICKUP_SCHEDULED',
          courier: courierName(courier_id),
          date: istDay(fresh.pickup_at),
          time: '16:00',
        });
      for (const { from, to, scan } of travelled.moves) {
        event(
          new Date(scan.at),
          'shipment.scanned',
          ids,
          { kind: 'courier', id: String(courier_id), name: courierName(courier_id) },
          { ...shared, from, to, code: scan.code, location: scan.location, remark: scan.remark },
        );
      }
    }
  }
  handOver(result, id, now);
  return result;
}

const usualTime = (at: Date): number => {
  const day = istDay(at);
  const isEarly = at.getTime() - startOfDay(day).getTime() < 13 * 60 * minute;
  return startOfDay(isEarly ? day : addDays(day, 1)).getTime() + (14 * 60 + 30) * minute;
};

/** An item that fits no box ships in its own packaging. */
function boxesOf(packed: readonly PackedBox[], lines: readonly LineRecord[]): readonly PackedBox[] {
  const [line] = lines;
  if (packed.length > 0 || !line) return packed;
  const dimensions = { length: line.length_cm, width: line.width_cm, height: line.height_cm };
  return [
    {
      box_id: '',
      name: 'Own packaging',
      volumetric_weight: (dimensions.length * dimensions.width * dimensions.height) / defaultConversionFactor,
      total_weight: line.weight_g / 1000,
      volume_utilized: 100,
      weight_utilized: 0,
      shipping_cost: 0,
      warehouse_id: '',
      dv_status: 'NEW',
      dimensions,
      inner_dimensions: dimensions,
      items: [
        {
          sku_id: line.sku_id,
          quantity: 1,
          supported: 100,
          position: { x: 0, y: 0, z: 0 },
          rotation: { ...dimensions, orientation: 'lwh' },
        },
      ],
    },
  ];
}

function keep(result: Fortnight, { row, travelled, parcel }: DemoBox, now: Date): void {
  result.shipments.push(row);
  if (parcel) result.parcels.push(parcel);
  // A shipment waiting for pickup hasn't been polled.
  if (!row.checked_at) return;
  for (const { scan, state_after, outcome } of travelled.scans) {
    result.scans.push({
      brand_id: row.brand_id,
      awb: row.awb,
      code: scan.code,
      event_time: scan.at,
      shipment_id: row.shipment_id,
      status_type: scan.status_type,
      status: scan.status,
      location: scan.location,
      remark: scan.remark,
      state_after,
      outcome,
      received_at: now,
    });
  }
}

/** One pickup and one manifest for each courier, warehouse and day. */
function handOver(result: Fortnight, id: FortnightInit['id'], now: Date): void {
  const groups = Map.groupBy(
    result.shipments.filter((row) => row.checked_at !== null),
    (row) => `${istDay(new Date(pickupTime(result, row)))}|${row.courier_id}|${row.warehouse_id}`,
  );
  for (const [key, rows] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const day = key.slice(0, 10);
    const [sample] = rows;
    if (!sample?.courier_id) continue;
    const at = new Date(Math.min(...rows.map((row) => pickupTime(result, row))));
    const { brand_id, warehouse_id, courier_id } = sample;
    const pickup_id = id('pck', at);
    result.pickups.push({
      brand_id,
      pickup_id,
      warehouse_id,
      courier_id,
      pickup_date: day,
      pickup_time: '16:00',
      expected_count: rows.length,
      courier_reference: String(40_000_000 + result.pickups.length),
      created_at: at,
    });
    // A part of the waiting shipments isn't on a manifest yet.
    const listed = rows.filter((row, index) => row.state !== 'PICKUP_SCHEDULED' || index % 3 === 0);
    const manifest_id = id('mnf', at);
    if (listed.length > 0) {
      const manifest_number = `MF-${String(result.manifests.length + 1).padStart(5, '0')}`;
      result.manifests.push({
        brand_id,
        manifest_id,
        manifest_number,
        warehouse_id,
        courier_id,
        shipment_count: listed.length,
        // A recent pickup already has its manifest.
        created_at: new Date(Math.min(at.getTime() + 30 * minute, now.getTime())),
      });
    }
    for (const row of rows) {
      row.pickup_id = pickup_id;
      row.manifest_id = listed.includes(row) ? manifest_id : null;
    }
  }
}

function pickupTime(result: Fortnight, row: ShipmentRecord): number {
  const parcel = result.parcels.find((one) => (one as { waybill: string }).waybill === row.awb) as
    | { pickup_asked_at: Date | null }
    | undefined;
  return parcel?.pickup_asked_at?.getTime() ?? row.created_at.getTime();
}
