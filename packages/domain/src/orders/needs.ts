import { isMobile, isPincode } from '../india/patterns.ts';
import { findState, isSameState } from '../india/states.ts';
import type { ShipmentState } from '../shipments/states.ts';

export const orderNeeds = ['packaging', 'courier', 'address'] as const;
/** Open tasks of a new order. */
export type OrderNeed = (typeof orderNeeds)[number];

export const isOrderNeed = (text: unknown): text is OrderNeed => orderNeeds.some((one) => one === text);

export const orderNeedLabels: Record<OrderNeed, string> = {
  packaging: 'Needs packaging',
  courier: 'Needs courier',
  address: 'Check address',
};

export interface ShipTo {
  address: string;
  city?: string | undefined;
  state?: string | undefined;
  pincode: string;
  phone?: string | undefined;
}

/** The directory entry of the address's PIN code. */
export interface KnownPincode {
  city: string;
  state: string;
}

/**
 * Returns warnings about an address; none of them blocks the order.
 * @param place from the pincode directory; `null` if unknown there, undefined if not looked up
 */
export function findAddressWarnings(to: ShipTo, place?: KnownPincode | null): string[] {
  const warnings: string[] = [];
  const words = to.address
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (to.address.trim().length < 10 || words.length < 3)
    warnings.push('The address is very short. Check house, street and area.');
  else if (!/\d/.test(to.address) && words.length < 5)
    warnings.push('The address has no house or plot number.');
  if (!isPincode(to.pincode)) warnings.push("The PIN code isn't 6 digits.");
  else if (place === null)
    warnings.push(`PIN code ${to.pincode} isn't in the directory. Check it with the buyer.`);
  else if (place !== undefined && to.state && isSameState(to.state, place.state) !== true) {
    warnings.push(
      `PIN code ${to.pincode} is in ${place.state}, but the address says ${findState(to.state)?.name ?? to.state}.`,
    );
  }
  if (!place && to.state && findState(to.state) === undefined)
    warnings.push('Choose a valid state; it affects tax and rates.');
  if (to.phone !== undefined && (!isMobile(to.phone) || /^(\d)\1{9}$/.test(to.phone))) {
    warnings.push('Check the phone number. The courier calls it before delivery.');
  }
  return warnings;
}

export interface OrderProgress {
  /** Items in no active box. */
  unpacked_quantity: number;
  shipments: readonly { state: ShipmentState }[];
  /** From `findAddressWarnings`. */
  address_doubts?: readonly string[];
}

/** Returns the open tasks of a new order, in the order of work. */
export function deriveNeeds(order: OrderProgress): OrderNeed[] {
  const live = order.shipments.filter(({ state }) => state !== 'CANCELLED');
  const needs: OrderNeed[] = [];
  if ((order.address_doubts ?? []).length > 0) needs.push('address');
  if (order.unpacked_quantity > 0) needs.push('packaging');
  if (live.some(({ state }) => state === 'DRAFT')) needs.push('courier');
  return needs;
}
