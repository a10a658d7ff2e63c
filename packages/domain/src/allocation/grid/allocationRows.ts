import type { DecisionStep, DueShare } from '../plan/explainDecision.ts';
import type { DecisionKind } from '../plan/allocationPlan.ts';
import { formatShortDay, istDay } from '../../days/index.ts';
import { formatNumber, formatRupeeValue } from '../../money/index.ts';
import type { CourierData } from '../widgets/CourierChoice.tsx';

/** An order with the couriers that can take it. */
export interface AllocationRowData {
  order_id: string;
  order_number: string;
  /** Address of the order's page. */
  href: string;
  buyer_name: string;
  city: string;
  pincode: string;
  packaging: string;
  /** Rupees. */
  value: number;
  is_cod: boolean;
  /** Best first. */
  couriers: readonly CourierData[];
  /** Couriers that can't take the order, with the reason. */
  rejected: readonly { courier_id: number; courier_name: string; reason: string }[];
  /** How the recommended courier was chosen, or why there is none. */
  why: string;
  decided_by: DecisionKind;
  /** Rules, load distribution and price in the sequence in which they decide. */
  steps?: readonly DecisionStep[] | undefined;
  /** How far each courier of the load distribution is behind its share. */
  shares?:
    | readonly (Omit<DueShare, 'courier_id' | 'name'> & { courier_id: number; courier_name: string })[]
    | undefined;
  /** The courier that a user chose instead of the recommended one. */
  chosen?: number | undefined;
  /** Reason that prevents a booking with any courier. */
  problem?: string | undefined;
  /** Why the last booking failed. */
  failure?: string | undefined;
}

export const recommendedCourier = ({ couriers }: Pick<AllocationRowData, 'couriers'>) =>
  couriers.find(({ is_recommended }) => is_recommended);

/** Returns the courier that an order is booked with: the user's choice, else the recommended one. */
export const plannedCourier = (row: Pick<AllocationRowData, 'couriers' | 'chosen'>) =>
  row.couriers.find(({ courier_id }) => courier_id === row.chosen) ?? recommendedCourier(row);

/** Sorts by price, couriers without a rate last. The position is the courier's number key. */
export const byPrice = (couriers: readonly CourierData[]): CourierData[] =>
  [...couriers].sort(
    (a, b) =>
      (a.price ?? Infinity) - (b.price ?? Infinity) ||
      (a.tat_days ?? Infinity) - (b.tat_days ?? Infinity) ||
      0,
  );

/** Returns the cheapest courier with a rate. */
export const cheapestCourier = ({ couriers }: Pick<AllocationRowData, 'couriers'>): CourierData | undefined =>
  byPrice(couriers).find(({ price }) => price !== null);

/** Formats a difference in whole rupees: "+₹111", "−₹20". */
export function formatRupeeDifference(rupees: number): string {
  const text = formatRupeeValue(rupees, { decimals: 'never' });
  return rupees > 0 && text !== '₹0' ? `+${text}` : text;
}

/** Formats a difference in days: "+1 d", "−2 d"; empty if none. */
export const formatDayDifference = (days: number): string =>
  days === 0 ? '' : `${days > 0 ? '+' : '−'}${Math.abs(days)} d`;

/** Formats a time as a day in India: "Wed 25". */
export const formatPromiseDay = (at: string): string => formatShortDay(istDay(at));

/** Formats grams as kilograms: "2.5", "0.34". */
export const formatKilogramNumber = (grams: number, digits: { least: number; most: number }): string =>
  formatNumber(grams / 1000, digits.most, digits.least);

/** Totals of the planned couriers; orders without a courier or a rate don't count. */
export function sumPlan(rows: readonly Pick<AllocationRowData, 'couriers' | 'chosen'>[]): {
  total: number;
  average_days: number | undefined;
  orders: number;
} {
  const planned = rows.flatMap((row) => {
    const courier = plannedCourier(row);
    return courier && courier.price !== null ? [courier] : [];
  });
  const days = planned.flatMap(({ tat_days }) => tat_days ?? []);
  return {
    total: planned.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0) / 100,
    average_days: days.length > 0 ? days.reduce((sum, one) => sum + one, 0) / days.length : undefined,
    orders: planned.length,
  };
}
