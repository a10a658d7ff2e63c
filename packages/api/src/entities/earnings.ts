import { earningOutcomes, earningSteps } from '@khep/domain/earnings';
import type { EarningStepId } from '@khep/domain/earnings';
import { paymentModes } from '@khep/domain/money';
import { z } from 'zod';
import { day, idText, list, percent, requiredId, rupees } from './fields.ts';
import { daysQuery, page, pageQuery } from './paging.ts';

/** The day that counts an order. */
export const earningBases = ['ended', 'ordered', 'invoiced'] as const;
export type EarningBasis = (typeof earningBases)[number];

/** Which orders are counted. The last 30 days without a period. */
const picked = {
  basis: z.enum(earningBases, 'Choose a day').default('ended'),
  ...daysQuery,
};
export const EarningsFilter = z.object(picked);
export type EarningsFilter = z.output<typeof EarningsFilter>;

/** How the tables group orders. */
export const earningGroups = ['sku', 'state', 'courier', 'channel', 'payment', 'outcome'] as const;
export type EarningGroup = (typeof earningGroups)[number];

export const earningOrderSorts = ['contribution', '-contribution'] as const;
export const EarningOrdersFilter = z.object({
  ...picked,
  ...pageQuery,
  sku: list(idText),
  state: list(idText),
  courier: list(idText),
  channel: list(idText),
  payment: list(z.enum(paymentModes)),
  outcome: list(z.enum(earningOutcomes)),
  /** Only those that lost money, or only those that didn't. */
  result: z.enum(['loss', 'gain'], 'Choose losses or gains').optional(),
  /** The largest loss first, unless it is `-contribution`. */
  sort: z.enum(earningOrderSorts, 'Choose an order').default('contribution'),
});
export type EarningOrdersFilter = z.output<typeof EarningOrdersFilter>;

const stepAmounts = Object.fromEntries(earningSteps.map(({ id }) => [id, z.number()])) as Record<
  EarningStepId,
  z.ZodNumber
>;

/** In rupees. Deductions are above 0. */
const amounts = {
  /** From the list price with GST to the contribution. */
  amounts: z.object({ sale: z.number(), ...stepAmounts }),
  /** The part of the cost of goods that is an estimate. */
  estimated_cost: z.number(),
  /** Before GST. */
  net_sale: z.number(),
  contribution: z.number(),
};

export const EarningOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  outcome: z.enum(earningOutcomes),
  /** Why it didn't stay sold, in words; empty for none. */
  reason: z.string(),
  state: z.string(),
  payment: z.enum(paymentModes),
  courier_name: z.string(),
  channel_name: z.string(),
  /** YYYY-MM-DD */
  ended_on: z.string(),
  /** A box has no charges, as its courier has no rate card. */
  is_unrated: z.boolean(),
  ...amounts,
});
export type EarningOrder = z.infer<typeof EarningOrder>;

const EarningRow = z.object({
  id: z.string(),
  label: z.string(),
  orders: z.number(),
  /** Of SKUs: units that buyers keep. */
  units: z.number().nullable(),
  net_sale: z.number(),
  contribution: z.number(),
});
export type EarningRow = z.infer<typeof EarningRow>;

/** Costs that a brand enters once. */
export const EarningsSettings = z.object({
  /** Of what is paid in advance, without GST. 0 until it is entered. */
  payment_fee_percent: percent,
});
export type EarningsSettings = z.output<typeof EarningsSettings>;

/** Contribution of the orders of a period. */
export const Earnings = z.object({
  /** YYYY-MM-DD */
  from: z.string(),
  to: z.string(),
  /** Orders that are not counted yet, after a large import. */
  waiting: z.number(),
  orders: z.number(),
  ...amounts,
  gain: z.object({ orders: z.number(), contribution: z.number() }),
  loss: z.object({ orders: z.number(), contribution: z.number() }),
  losses: z.array(
    z.object({ outcome: z.enum(earningOutcomes), orders: z.number(), contribution: z.number() }),
  ),
  /** Contribution of the best orders, added up: some of its points. */
  curve: z.array(z.object({ orders: z.number(), contribution: z.number() })),
  /** The largest losses. */
  worst: z.array(EarningOrder),
  by: z.object(
    Object.fromEntries(earningGroups.map((group) => [group, z.array(EarningRow)])) as Record<
      EarningGroup,
      z.ZodArray<typeof EarningRow>
    >,
  ),
  /** SKUs without an entered or received cost, with the largest sale first. */
  uncosted: z.array(
    z.object({ sku_id: z.string(), label: z.string(), units: z.number(), net_sale: z.number() }),
  ),
  /** SKUs that have no cost; `uncosted` has the first of them. */
  uncosted_skus: z.number(),
  /** SKUs whose cost is a supplier's price: freight and duty of their purchase orders were not entered. */
  price_only_skus: z.number(),
  /** Cost of goods as a share of their sale, where it is known; null where none is. The estimate is made from it. */
  cost_share: z.number().nullable(),
  /** Orders with a box whose courier has no rate card: their freight is missing. */
  unrated_orders: z.number(),
  settings: EarningsSettings.extend({ version: z.number().int() }),
});
export type Earnings = z.infer<typeof Earnings>;

export const EarningOrders = z.object({ orders: z.array(EarningOrder), ...page });

/** Costs of one unit, each from a day on. */
export const SkuCosts = z.object({
  costs: z
    .array(
      z.object({
        sku_id: requiredId('Enter the SKU code'),
        /** Of one unit, without GST that is claimed back. */
        cost: rupees,
        from: day,
      }),
    )
    .min(1, 'Enter a cost')
    .max(500, 'Enter at most 500 costs at once'),
});
export type SkuCosts = z.output<typeof SkuCosts>;
