import { isMobile, isPincode } from '../india/patterns.ts';
import { findState, isSameState } from '../india/states.ts';
import type { ShipmentState } from '../shipments/states.ts';

export const orderNeeds = ['packaging', 'courier', 'address'] as const;
/** What a new order waits for. */
export type OrderNeed = (typeof orderNeeds)[number];

export const orderNeedLabels: Record<OrderNeed, string> = {
  packaging: 'Needs packaging',
  courier: 'Needs a courier',
  address: 'Address to check',
};

export interface ShipTo {
  address: string;
  city?: string | undefined;
  state?: string | undefined;
  pincode: string;
  phone?: string | undefined;
}

/** What the pincode book knows of the address' pincode. */
export interface KnownPincode {
  city: string;
  state: string;
}

/**
 * Doubts about an address, in words; none of them blocks the order.
 * @param place from the pincode book; `null` when the book was asked and does not know it, undefined when it was not asked
 */
export function findAddressWarnings(to: ShipTo, place?: KnownPincode | null): string[] {
  const doubts: string[] = [];
  const words = to.address
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (to.address.trim().length < 10 || words.length < 3)
    doubts.push('The address is very short. Ask the buyer for house, street and area.');
  else if (!/\d/.test(to.address) && words.length < 5)
    doubts.push('The address has no house or plot number.');
  if (!isPincode(to.pincode)) doubts.push('The pincode is not six digits.');
  else if (place === null)
    doubts.push(`The pincode ${to.pincode} is not in our list. Check it with the buyer.`);
  else if (place !== undefined && to.state && isSameState(to.state, place.state) !== true) {
    doubts.push(
      `The pincode ${to.pincode} is in ${place.state}, the address says ${findState(to.state)?.name ?? to.state}.`,
    );
  }
  if (!place && to.state && findState(to.state) === undefined)
    doubts.push(`${to.state} is no state. Choose the state: tax and price depend on it.`);
  if (to.phone !== undefined && (!isMobile(to.phone) || /^(\d)\1{9}$/.test(to.phone))) {
    doubts.push('The phone number does not look real. The courier calls it before delivery.');
  }
  return doubts;
}

export interface OrderProgress {
  /** Items in no live box. */
  unpacked_quantity: number;
  shipments: readonly { state: ShipmentState }[];
  /** From `addressDoubts`. */
  address_doubts?: readonly string[];
}

/** What a new order waits for, in the order the work is done. */
export function deriveNeeds(order: OrderProgress): OrderNeed[] {
  const live = order.shipments.filter(({ state }) => state !== 'CANCELLED');
  const needs: OrderNeed[] = [];
  if ((order.address_doubts ?? []).length > 0) needs.push('address');
  if (order.unpacked_quantity > 0) needs.push('packaging');
  if (live.some(({ state }) => state === 'DRAFT')) needs.push('courier');
  return needs;
}
