import { formatRupeeValue, groupIndian } from '../../money/index.ts';
import type { CourierId } from '../rules/loadDistribution.ts';

export interface Courier {
  courier_id: CourierId;
  name: string;
  /** Credentials are saved and valid. @default true */
  has_credentials?: boolean | undefined;
  /** Switched on by the brand. @default true */
  is_active?: boolean | undefined;
  /** Orders per day. Empty: no limit. */
  daily_capacity?: number | null | undefined;
  assigned_today?: number | null | undefined;
  /** Kilograms. */
  max_weight?: number | null | undefined;
}

/** A courier's serviceability of one PIN code. */
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
  /** Remarks of the courier, as received. */
  remarks?: string | null | undefined;
  zone?: string | null | undefined;
  /** Days from pickup to delivery. */
  tat?: number | null | undefined;
}

/** The order to allocate, as a courier needs to know it. */
export interface Consignment {
  source_pincode: string;
  destination_pincode: string;
  /** COD amount in rupees; 0 for prepaid. */
  collect: number;
  /** Kilograms of the heaviest box. */
  weight: number;
  /** Reverse pickup from the buyer. @default false */
  is_reverse?: boolean | undefined;
}

/** A courier with its serviceability of both PIN codes; `undefined`: not served. */
export interface Candidate {
  courier: Courier;
  destination: ServiceabilityRow | undefined;
  /** Omit when pickup serviceability isn't looked up. */
  source?: ServiceabilityRow | null | undefined;
}

/** Returns whether a courier's remarks mean an embargo. */
export const isEmbargo = (remarks: string): boolean => /\bembargo/i.test(remarks);

/** Formats the remarks if they contain more than the word "embargo". */
const formatRemarks = ({ remarks }: ServiceabilityRow): string =>
  remarks && remarks.trim().toLowerCase() !== 'embargo' ? ` Courier remark: ${remarks.trim()}` : '';

/** Returns why a courier can't take the order; undefined if it can. */
export function unserviceableReason(candidate: Candidate, consignment: Consignment): string | undefined {
  const { courier, destination, source } = candidate;
  const { destination_pincode: to, source_pincode: from, collect, weight } = consignment;
  if (courier.has_credentials === false) return 'Not connected. Add its credentials in Settings.';
  if (courier.is_active === false) return 'Switched off in Settings.';
  if (destination === undefined) return `Doesn't serve ${to}.`;
  if (destination.embargo === true)
    return `Embargo: no shipments to ${to} at the moment.${formatRemarks(destination)}`;
  if (consignment.is_reverse === true && !destination.reverse) return `No reverse pickup at ${to}.`;
  if (collect > 0 && !destination.cod) return `No COD at ${to}.`;
  if (collect <= 0 && consignment.is_reverse !== true && !destination.prepaid)
    return `No prepaid orders to ${to}.`;
  if (collect > 0 && collect > (destination.max_cod ?? Infinity)) {
    return `COD limit at ${to} is ${formatRupeeValue(destination.max_cod ?? 0, { decimals: 'auto' })}; the order is ${formatRupeeValue(collect, { decimals: 'auto' })}.`;
  }
  const limit = Math.min(destination.max_weight ?? Infinity, courier.max_weight ?? Infinity);
  if (weight > limit) return `Weight limit to ${to} is ${limit} kg; the heaviest box is ${weight} kg.`;
  if (source === null || (source !== undefined && (!source.pickup || source.embargo === true)))
    return `No pickup at ${from}.`;
  if ((courier.assigned_today ?? 0) >= (courier.daily_capacity ?? Infinity)) {
    return `Daily limit of ${groupIndian(String(courier.daily_capacity ?? 0))} orders reached.`;
  }
  return undefined;
}

export interface Rejection {
  courier_id: CourierId;
  name: string;
  reason: string;
}

/** Separates serviceable couriers from the others and gives the reason for each rejection. */
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
