import type { OrderCourier } from '@khep/api';
import { certainCourier } from '@khep/domain/allocation';
import type { OrderHold } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import { courierName, findCourierService } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { BookedDecision } from './bookedDecisions.ts';
import type { OrderFacts, OrderToAllocate } from './candidates.ts';
import { createHoldCheck, createPlanner, loadPlanningBasis, previewPriced, priceOrders } from './plan.ts';
import type { PlannedOrder } from './plan.ts';

/** The box that names the courier of an order; undefined if none is booked. */
export const findBookedBox = <Box extends Pick<ShipmentRecord, 'courier_id'>>(
  boxes: readonly Box[],
): Box | undefined => boxes.find(({ courier_id }) => courier_id !== null);

/**
 * The courier of an order that has one.
 * @param decision how the courier of its booked box was chosen
 */
export function bookedCourier(
  boxes: readonly Pick<ShipmentRecord, 'courier_id' | 'charge_paise' | 'zone'>[],
  decision: BookedDecision | undefined,
): OrderCourier | null {
  const booked = findBookedBox(boxes);
  if (!booked?.courier_id) return null;
  const charge = boxes.reduce((sum, box) => sum + (box.charge_paise ?? 0), 0);
  const tat = findCourierService(booked.courier_id)?.tat_days;
  return {
    courier_id: booked.courier_id,
    courier_name: courierName(booked.courier_id),
    charge: paiseToRupees(charge),
    tat_days: (booked.zone && tat?.[booked.zone as keyof typeof tat]) || null,
    zone: booked.zone,
    why: decision?.why ?? '',
    decided_by: decision?.decided_by ?? null,
    is_suggested: false,
  };
}

/** A list doesn't wait longer for couriers that are asked about a PIN code for the first time. */
const listWaitMs = 1500;

/** Couriers that would ship the new orders, or the rules that hold them. */
export interface Suggested {
  couriers: ReadonlyMap<string, OrderCourier>;
  /** Why no courier can ship an order. */
  problems: ReadonlyMap<string, string>;
  holds: ReadonlyMap<string, OrderHold>;
  /** Orders whose courier the load distribution chooses when they are allocated. */
  undecided: ReadonlySet<string>;
}

const nothing: Suggested = {
  couriers: new Map(),
  problems: new Map(),
  holds: new Map(),
  undecided: new Set(),
};

/** Whether the courier of an order is suggested: it is new and no box has one. */
export const needsSuggestion = (
  { status }: Pick<OrderFacts, 'status'>,
  boxes: readonly Pick<ShipmentRecord, 'courier_id'>[],
): boolean => status === 'NEW' && findBookedBox(boxes) === undefined;

/**
 * The couriers that ship orders whatever is allocated before them, with the reason, by order ID. Planned when they are
 * read: rules, load distribution, contracts and the load of the day change them.
 * @param loaded orders of which `needsSuggestion` is true
 */
export async function suggestedCouriers(
  db: Db,
  services: Services,
  brand_id: string,
  loaded: readonly OrderToAllocate[],
): Promise<Suggested> {
  if (loaded.length === 0) return nothing;
  const basis = await loadPlanningBasis(
    db,
    services,
    brand_id,
    loaded.map(({ order }) => order.pincode),
  );
  const shippable = loaded.filter(({ parcels, origin }) => parcels.length > 0 && origin.pincode !== '');
  const planned = previewPriced(
    createPlanner(basis),
    await priceOrders(basis, shippable, { withinMs: listWaitMs }),
  );
  const check = createHoldCheck(basis);
  const plans = new Map(planned.map((one) => [one.loaded.order.order_id, one]));
  return {
    couriers: new Map(
      planned.flatMap((one) => {
        const courier = toOrderCourier(one);
        return courier ? [[one.loaded.order.order_id, courier]] : [];
      }),
    ),
    undecided: new Set(
      planned.flatMap(({ loaded: { order }, planned: { plan } }) =>
        plan.couriers.length > 0 && certainCourier(plan) === undefined ? order.order_id : [],
      ),
    ),
    problems: new Map(
      planned.flatMap(({ loaded: { order }, planned: { plan } }) =>
        plan.couriers.length > 0 || plan.hold ? [] : [[order.order_id, plan.why]],
      ),
    ),
    // Also of orders that can't be planned yet.
    holds: new Map(
      loaded.flatMap((one) => {
        const { order_id } = one.order;
        const plan = plans.get(order_id);
        const hold = plan ? plan.planned.plan.hold : check.holdOf(one, null);
        return hold ? [[order_id, hold]] : [];
      }),
    ),
  };
}

function toOrderCourier({ candidates, planned: { plan } }: PlannedOrder): OrderCourier | undefined {
  const courier_id = certainCourier(plan);
  const candidate = candidates.find(({ service }) => service.courier_id === Number(courier_id));
  if (!candidate) return undefined;
  const { service, price, quotes } = candidate;
  return {
    courier_id: service.courier_id,
    courier_name: service.name,
    charge: price?.rated === true ? paiseToRupees(price.total) : null,
    tat_days: quotes[0]?.tat_days ?? null,
    zone: quotes[0]?.zone ?? null,
    why: plan.why,
    decided_by: plan.decided_by,
    is_suggested: true,
  };
}
