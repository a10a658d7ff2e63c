import type { ShipException } from '@khep/api';
import type { ShipProblem } from '@khep/domain/shipToday';
import { paiseToRupees } from '@khep/domain/money';
import { gstinState } from '@khep/domain/tax';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { PlannedOrder } from '../../dispatch/allocation/plan/plan.ts';
import { orderPlaceOfSupply } from '../../orders/core/placeOfSupply.ts';
import { orderEwayBillProblem } from '../../orders/invoicing/ewayBill.ts';
import { addressWarnings, parseNeeds } from '../../orders/state/orderState.ts';

interface Problem {
  problem: ShipProblem;
  why: string;
}

/**
 * Returns the problem that a user must fix before couriers are planned for an order; undefined if there is none.
 * @param accepted orders whose address a user has accepted as it is
 */
export function orderProblem(loaded: LoadedOrder, accepted: ReadonlySet<string>): Problem | undefined {
  const { order, origin, drafts, booked, parcels } = loaded;
  if (origin.pincode === '')
    return { problem: 'warehouse', why: 'Its warehouse was deleted. Choose another one.' };
  const packing = packingProblem(loaded);
  if (packing !== undefined) return { problem: 'packaging', why: packing };
  const warnings = accepted.has(order.order_id) ? [] : addressWarnings(order.details);
  if (warnings.length > 0 && booked === 0) return { problem: 'address', why: warnings.join(' ') };
  const receiver = booked === 0 ? receiverProblem(order) : undefined;
  if (receiver !== undefined) return { problem: 'receiver', why: receiver };
  const gap = orderEwayBillProblem(order, origin);
  if (gap) return { problem: 'eway-bill', why: gap };
  return parcels.length === 0 && drafts.length === 0
    ? { problem: 'packaging', why: 'Choose its packaging.' }
    : undefined;
}

/** Asks before the invoice is issued, because its place of supply can't be changed later. */
function receiverProblem(order: LoadedOrder['order']): string | undefined {
  if (orderPlaceOfSupply(order)?.is_assumed !== true) return undefined;
  const registered = gstinState(order.details.buyer_details.gst_number)?.name ?? 'another place';
  return `The GSTIN is of ${registered}, and the goods go to ${addressState(order)}. Who receives them decides the place of supply.`;
}

function packingProblem({ order, drafts, booked, parcels }: LoadedOrder): string | undefined {
  if (!parseNeeds(order.needs).includes('packaging')) return undefined;
  if (drafts.length + booked > 0) return 'Some items are in no box. Choose their packaging.';
  const { suggestion } = order;
  if (suggestion && suggestion.unpackable.length > 0) return suggestion.unpackable.join(' ');
  return parcels.length === 0 ? 'No box is suggested for its items. Choose the packaging.' : undefined;
}

/** Why no courier is planned for an order; undefined if one is. */
export function courierProblem({ planned: { plan } }: PlannedOrder<LoadedOrder>): Problem | undefined {
  if (plan.couriers.length > 0) return undefined;
  if (plan.hold) return { problem: 'held', why: plan.why };
  return { problem: plan.decided_by === 'person' ? 'chosen-courier' : 'no-courier', why: plan.why };
}

/** Serializes an order that needs a user. */
export function toException(
  { order }: LoadedOrder,
  { problem, why }: Problem,
  { couriers, able, hold }: Pick<ShipException, 'couriers' | 'able' | 'hold'> = {
    couriers: [],
    able: [],
    hold: null,
  },
): ShipException {
  const { address, landmark, state } = order.details.buyer_details;
  return {
    order_id: order.order_id,
    order_number: order.order_number,
    version: order.version,
    problem,
    why,
    buyer_name: order.buyer_name,
    buyer_phone: order.buyer_phone,
    address: [address, landmark].filter(Boolean).join(', '),
    city: order.city,
    pincode: order.pincode,
    state,
    value: paiseToRupees(order.total_paise),
    couriers,
    able,
    hold,
  };
}
