import type { Paise } from '../money/paise.ts';
import { planGstRate } from '../tax/serviceGst.ts';

/** Prices of Khep on a plan, before GST. */
export interface Plan {
  id: string;
  name: string;
  /** Paise a month. */
  monthly: Paise;
  /** Paise for each order. */
  perOrder: Paise;
  /** Percent off both. */
  discount: number;
  /** For whom, in a sentence. */
  purpose: string;
}

/** The plans, the smallest first. Prices are Khep's: a brand chooses a plan and never a price. */
export const plans = [
  {
    id: 'starter',
    name: 'Starter',
    monthly: 0,
    perOrder: 300,
    discount: 0,
    purpose: 'For up to 1,500 orders a month.',
  },
  {
    id: 'growth',
    name: 'Growth',
    monthly: 4999_00,
    perOrder: 150,
    discount: 10,
    purpose: 'For 1,500 to 20,000 orders a month.',
  },
  {
    id: 'scale',
    name: 'Scale',
    monthly: 24_999_00,
    perOrder: 60,
    discount: 10,
    purpose: 'For more than 20,000 orders a month.',
  },
] as const satisfies readonly Plan[];

export type PlanId = (typeof plans)[number]['id'];

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** Paise. `discount` is negative or zero. */
export interface PlanCharge {
  orders: number;
  base: Paise;
  discount: Paise;
  taxable: Paise;
  gst: Paise;
  total: Paise;
}

/** Computes what a month of a plan costs for a number of orders, with GST. */
export function planCharge(
  plan: Pick<Plan, 'monthly' | 'perOrder' | 'discount'>,
  orders: number,
): PlanCharge {
  const base = plan.monthly + orders * plan.perOrder;
  const discount = base === 0 ? 0 : -Math.round((base * plan.discount) / 100);
  const taxable = base + discount;
  const gst = Math.round((taxable * planGstRate) / 100);
  return { orders, base, discount: discount === 0 ? 0 : discount, taxable, gst, total: taxable + gst };
}

/** Returns the plan that costs least for a number of orders a month. */
export function cheapestPlan(orders: number): Plan {
  return [...plans].sort((a, b) => planCharge(a, orders).total - planCharge(b, orders).total)[0]!;
}
