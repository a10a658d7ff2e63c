import { istDay } from '@khep/domain/days';
import type { PackedBox } from '@khep/domain/packing';
import { isRtoChargeable } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { expectedDeliveryAt } from '../../dispatch/allocation/book/buildBooking.ts';
import { quote } from '../../brand/contracts/quote.ts';
import type { Contracts } from '../../brand/contracts/contracts.ts';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import type { CourierService } from '../../partners/couriers/port.ts';
import { bookedScan, planJourney } from '../../partners/couriers/simulator/plan.ts';
import type { PlannedScan } from '../../partners/couriers/simulator/plan.ts';
import { transitDays } from '../../partners/couriers/simulator/parcelStore.ts';
import type { SimulatedBooking } from '../../partners/couriers/simulator/parcelStore.ts';
import { pincodeOf } from '../../partners/couriers/simulator/pincodes.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import type { LineRecord, OrderRecord } from '../../orders/core/tables.ts';
import { addTrouble } from './trouble.ts';
import { travel } from './journey.ts';
import type { Travelled } from './journey.ts';
import { apportionToBoxes } from '../../orders/packing/apportionValue.ts';
import { draftDefaults } from '../../orders/shipments/draftDefaults.ts';

/** Progress of an order, with times. Each step includes the previous ones. */
export interface Progress {
  packed_at: Date;
  allocated_at?: Date;
  pickup_at?: Date;
}

/** A demo shipment with its history. */
export interface DemoBox {
  row: ShipmentRecord;
  travelled: Travelled;
  parcel:
    | {
        waybill: string;
        reference: string;
        booking: SimulatedBooking;
        plan: PlannedScan[];
        booked_at: Date;
        pickup_asked_at: Date | null;
        cancelled_at: null;
        partner: CourierService['partner'];
      }
    | undefined;
}

export interface ShipInit {
  order: OrderRecord;
  lines: readonly LineRecord[];
  boxes: readonly PackedBox[];
  progress: Progress;
  courier_id: number;
  warehouse: { id: string; city: string; state: string; pincode: string };
  now: Date;
  contracts: Contracts;
  id: (prefix: string, at: Date) => string;
  waybill: (partner: CourierService['partner'], isCod: boolean) => string;
}

const stillThere: Travelled = {
  state: 'DRAFT',
  last: undefined,
  moves: [],
  scans: [],
  picked_up_at: undefined,
  ended_at: undefined,
  pickup_tries: 0,
  delivery_tries: 0,
};

/** The shipments of an order in their current state. */
export function shipOrder(init: ShipInit): DemoBox[] {
  const { lines, boxes, order } = init;
  const shares = { lines, kept: [], boxes: boxes.map(({ items }) => items) };
  const collectible = apportionToBoxes(order.collectible_paise, shares);
  const declared = apportionToBoxes(order.total_paise, shares);
  return boxes.map((box, index) => shipBox(init, box, index, collectible[index] ?? 0, declared[index] ?? 0));
}

function shipBox(
  init: ShipInit,
  box: PackedBox,
  index: number,
  collectible_paise: number,
  declared_paise: number,
): DemoBox {
  const { order, lines, progress, warehouse, now } = init;
  const names = new Map(lines.map((line) => [line.sku_id, line.sku_name]));
  const { length, width, height } = box.dimensions;
  const row: ShipmentRecord = {
    brand_id: order.brand_id,
    shipment_id: init.id('shp', progress.packed_at),
    order_id: order.order_id,
    box_no: index + 1,
    ...draftDefaults,
    warehouse_id: warehouse.id,
    box_id: box.box_id || null,
    box_name: box.name,
    length_cm: length,
    width_cm: width,
    height_cm: height,
    dead_weight_g: Math.round(box.total_weight * 1000),
    volume_utilized: box.volume_utilized,
    weight_utilized: box.weight_utilized,
    inner_sides: box.inner_dimensions,
    items: box.items.map((item) => ({ ...item, sku_name: names.get(item.sku_id) ?? '' })),
    payment_mode: order.payment_mode,
    declared_paise,
    collectible_paise,
    created_at: progress.packed_at,
    updated_at: progress.packed_at,
  };
  if (!progress.allocated_at) return { row, travelled: stillThere, parcel: undefined };
  return bookBox(init, row, progress.allocated_at, now);
}

function bookBox(
  { order, progress, courier_id, warehouse, contracts, waybill }: ShipInit,
  row: ShipmentRecord,
  allocated_at: Date,
  now: Date,
): DemoBox {
  const service = findCourierService(courier_id);
  if (!service) throw new Error(`The demo has no courier ${courier_id}`);
  const { partner } = service;
  const { simulator } = definitionOf(partner);
  const awb = waybill(partner, row.payment_mode === 'cod');
  const reference = `${order.order_number}-${row.box_no}-${courier_id}${row.shipment_id.slice(-5)}`;
  const question = {
    from: warehouse,
    to: order,
    weight_g: row.dead_weight_g,
    length_cm: row.length_cm,
    width_cm: row.width_cm,
    height_cm: row.height_cm,
    payment_mode: row.payment_mode,
    collectible_paise: row.collectible_paise,
    on: istDay(allocated_at),
  };
  const quoted = quote(service, contracts, question);
  const booking: SimulatedBooking = {
    reference: simulator.storedReference?.(reference) ?? reference,
    phone: order.buyer_phone,
    from: warehouse.city.replaceAll(' ', '_'),
    to: order.city.replaceAll(' ', '_'),
    pin: order.pincode,
    is_cod: row.payment_mode === 'cod',
    is_air: service.mode === 'Air',
    location: warehouse.id,
    sort_code: pincodeOf(order.pincode)?.sort_code ?? '',
  };
  const { pickup_at } = progress;
  // The demo's shipments travel in real time, so that some are still in transit tomorrow.
  const plan = [
    bookedScan(simulator, allocated_at, booking.from),
    ...(pickup_at
      ? addTrouble(
          simulator,
          awb,
          planJourney(simulator, transitDays(awb, booking), pickup_at, 3_600_000),
          now,
        )
      : []),
  ];
  const start: ShipmentState = pickup_at ? 'PICKUP_SCHEDULED' : 'AWB_ASSIGNED';
  const travelled = travel(partner, start, pickup_at ? plan.slice(1) : plan, now);
  if (pickup_at && plan[0])
    travelled.scans.unshift({ scan: plan[0], state_after: 'AWB_ASSIGNED', outcome: 'confirmed' });
  const charged = isRtoChargeable(travelled.state)
    ? quote(service, contracts, { ...question, movement: 'rto' })
    : quoted;
  const last = travelled.last;
  const isOver = travelled.ended_at !== undefined || travelled.state === 'RTO_DELIVERED';
  return {
    row: {
      ...row,
      state: travelled.state,
      courier_id,
      awb,
      label_printed_at: pickup_at ?? null,
      booking_ref: reference,
      routing_code: booking.sort_code,
      zone: quoted.zone,
      charge_paise: charged.rated ? charged.charge_paise : null,
      charges: charged.rated ? charged.charges : null,
      pickup_tries: travelled.pickup_tries,
      delivery_tries: travelled.delivery_tries,
      expected_at: expectedDeliveryAt(pickup_at ?? allocated_at, quoted.tat_days),
      last_scan: last
        ? {
            code: last.code,
            status: last.status,
            status_type: last.status_type,
            at: last.at,
            location: last.location,
            remark: last.remark,
          }
        : null,
      picked_up_at: travelled.picked_up_at ? new Date(travelled.picked_up_at) : null,
      ended_at: travelled.ended_at ? new Date(travelled.ended_at) : null,
      poll_after: pickup_at && !isOver ? now : null,
      checked_at: pickup_at ? now : null,
      updated_at: new Date(last?.at ?? pickup_at ?? allocated_at),
    },
    travelled,
    parcel: {
      waybill: awb,
      reference: booking.reference,
      booking,
      plan,
      booked_at: allocated_at,
      pickup_asked_at: pickup_at ?? null,
      cancelled_at: null,
      partner,
    },
  };
}
