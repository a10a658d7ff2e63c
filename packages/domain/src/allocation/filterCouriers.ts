import { formatRupeeValue, groupIndian } from '../money/index.ts';
import type { CourierId } from './loadDistribution.ts';

export interface Courier {
  courier_id: CourierId;
  name: string;
  /** Credentials are stored and work. @default true */
  has_credentials?: boolean | undefined;
  /** The brand has it switched on. @default true */
  is_active?: boolean | undefined;
  /** Orders a day; none means no limit. */
  daily_capacity?: number | null | undefined;
  assigned_today?: number | null | undefined;
  /** Kilograms. */
  max_weight?: number | null | undefined;
}

/** What a courier says of a pincode. */
export interface ServiceabilityRow {
  pincode: string;
  prepaid: boolean;
  cod: boolean;
  pickup: boolean;
  reverse: boolean;
  /** Out of delivery area: delivered, but slower and at a surcharge. */
  oda?: boolean | null | undefined;
  /** Rupees. */
  max_cod?: number | null | undefined;
  /** Kilograms. */
  max_weight?: number | null | undefined;
  embargo?: boolean | null | undefined;
  /** The courier's own words about the pincode. */
  remarks?: string | null | undefined;
  zone?: string | null | undefined;
  /** Days from pickup to delivery. */
  tat?: number | null | undefined;
}

/** What is asked of the courier. */
export interface Consignment {
  source_pincode: string;
  destination_pincode: string;
  /** Rupees to collect; 0 on prepaid. */
  collect: number;
  /** Kilograms of the heaviest box. */
  weight: number;
  /** A pickup from the buyer. @default false */
  is_reverse?: boolean | undefined;
}

/** A courier with what it says of the two pincodes; `undefined` when it has no row. */
export interface Candidate {
  courier: Courier;
  destination: ServiceabilityRow | undefined;
  /** Leave out when pickup is not looked up. */
  source?: ServiceabilityRow | null | undefined;
}

/** Whether a courier's words about a pincode say that it takes nothing there for the time being. */
export const isEmbargo = (remarks: string): boolean => /\bembargo/i.test(remarks);

/** The courier's words, where they say more than the one. */
const saying = ({ remarks }: ServiceabilityRow): string =>
  remarks && remarks.trim().toLowerCase() !== 'embargo' ? ` It says: ${remarks.trim()}` : '';

/** Why a courier cannot take a consignment, in words; undefined when it can. */
export function unserviceableReason(candidate: Candidate, consignment: Consignment): string | undefined {
  const { courier, destination, source } = candidate;
  const { destination_pincode: to, source_pincode: from, collect, weight } = consignment;
  if (courier.has_credentials === false) return 'Not connected. Add its credentials in Settings.';
  if (courier.is_active === false) return 'Switched off in Settings.';
  if (destination === undefined) return `Does not serve ${to}.`;
  if (destination.embargo === true)
    return `Embargo: takes nothing for ${to} at present.${saying(destination)}`;
  if (consignment.is_reverse === true && !destination.reverse) return `Does no return pickup at ${to}.`;
  if (collect > 0 && !destination.cod) return `Does not collect cash at ${to}.`;
  if (collect <= 0 && consignment.is_reverse !== true && !destination.prepaid)
    return `Takes no prepaid parcels for ${to}.`;
  if (collect > 0 && collect > (destination.max_cod ?? Infinity)) {
    return `Collects at most ${formatRupeeValue(destination.max_cod ?? 0, { decimals: 'auto' })} at ${to}; the order is ${formatRupeeValue(collect, { decimals: 'auto' })}.`;
  }
  const limit = Math.min(destination.max_weight ?? Infinity, courier.max_weight ?? Infinity);
  if (weight > limit) return `Carries at most ${limit} kg to ${to}; the heaviest box is ${weight} kg.`;
  if (source === null || (source !== undefined && (!source.pickup || source.embargo === true)))
    return `Does not pick up at ${from}.`;
  if ((courier.assigned_today ?? 0) >= (courier.daily_capacity ?? Infinity)) {
    return `Full for today: ${groupIndian(String(courier.daily_capacity ?? 0))} orders.`;
  }
  return undefined;
}

export interface Rejection {
  courier_id: CourierId;
  name: string;
  reason: string;
}

/** Parts the couriers that can take a consignment from those that cannot, each of these with its reason. */
export function filterCouriers<C extends Candidate>(
  candidates: readonly C[],
  consignment: Consignment,
): { able: C[]; rejected: Rejection[] } {
  const able: C[] = [];
  const rejected: Rejection[] = [];
  for (const candidate of candidates) {
    const reason = unserviceableReason(candidate, consignment);
    if (reason === undefined) able.push(candidate);
    else rejected.push({ courier_id: candidate.courier.courier_id, name: candidate.courier.name, reason });
  }
  return { able, rejected };
}
