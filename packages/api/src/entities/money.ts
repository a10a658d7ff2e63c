import { z } from 'zod';
import { comparisons, metrics } from '@khep/domain/analytics';
import type { MetricId } from '@khep/domain/analytics';
import { entryKinds } from '@khep/domain/ledger';
import { courierIdText, day, idText, list, requiredId, rupees } from './fields.ts';
import { DateRange, Page, page, pageQuery } from './paging.ts';

export const MoneyFilter = Page.extend(DateRange.shape).extend({
  status: idText.optional(),
  courier_ids: list(courierIdText),
});

/** Rupees: available = balance − held. */
export const WalletBalance = z.object({
  balance: z.number(),
  held: z.number(),
  available: z.number(),
  /** Debts of couriers by the brand's own records (credit notes, won disputes, claims). No part of the balance. */
  claims: z.number(),
});
export type WalletBalance = z.infer<typeof WalletBalance>;

export const WalletFilter = MoneyFilter.extend({ kinds: list(z.enum(entryKinds)) });
export const WalletEntry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  /** Rupees: what it adds to the balance; 0 for holds and releases. */
  amount: z.number(),
  /** Rupees: what it adds to what is held. */
  held_amount: z.number(),
  /** Rupees: what it adds to what couriers owe; it can't be spent. */
  claimed_amount: z.number(),
  /** Of the wallet, after the entry. */
  balance: z.number(),
  held: z.number(),
  reference: z.string(),
  order_id: z.string().nullable(),
  order_number: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});
export type WalletEntry = z.infer<typeof WalletEntry>;
export const RechargeBody = z.object({
  amount: rupees.refine((amount) => amount >= 100, 'Recharge at least ₹100'),
});
export const PaymentOrder = z.object({
  order_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  key_id: z.string(),
  /** Our id of the payment, to ask for its state. */
  payment_id: z.string(),
  /** Paid at a simulator: no money moves. */
  is_simulated: z.boolean(),
});
export const PaymentProof = z.object({
  razorpay_order_id: requiredId('Required to verify the payment'),
  razorpay_payment_id: requiredId('Required to verify the payment'),
  razorpay_signature: requiredId('Required to verify the payment'),
});

/** Filters of all analytics pages; each page uses its own. */
export const AnalyticsFilter = z.object({
  dateRange: idText.default('last_30_days'),
  /** Of `custom`. */
  start_date: day.optional(),
  end_date: day.optional(),
  /** Period that cards are compared with. */
  compare: z.enum(comparisons).default('previous'),
  state: list(idText),
  paymentMode: list(idText),
  carrierPartner: list(idText),
  shipmentStatus: list(idText),
  warehouse: list(idText),
  sku: list(idText),
  channel: list(idText),
  prepaidCarrierPartner: list(idText),
  codCarrierPartner: list(idText),
});
export type AnalyticsFilter = z.infer<typeof AnalyticsFilter>;
export const AnalyticsResponse = z.object({
  cards: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** Null for a rate of nothing. */
        value: z.number().nullable(),
        unit: z.string(),
        /** From the compared period: points for a rate, else per cent. */
        change: z.number().nullable(),
      }),
    )
    .default([]),
  series: z
    .array(z.object({ name: z.string(), points: z.array(z.object({ x: z.string(), y: z.number() })) }))
    .default([]),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))).default([]),
});
export type AnalyticsResponse = z.infer<typeof AnalyticsResponse>;

const value = idText.optional();
/** A figure of a page: its metric, the filters it was shown with, and the row of a table that it is in. */
export const AnalyticsSubjectsFilter = AnalyticsFilter.extend({
  metric: z.enum(Object.keys(metrics) as [MetricId, ...MetricId[]], 'Name a number of analytics'),
  /** Of a rate: what is counted, or all that it is divided by. */
  part: z.enum(['of', 'per'], 'Choose of or per').default('of'),
  /** Values of the table's dimensions; `~` for the row without one. */
  by_state: value,
  by_payment: value,
  by_courier: value,
  by_channel: value,
  by_warehouse: value,
  by_zone: value,
  by_status: value,
  by_reason: value,
  by_slab: value,
  by_sku: value,
  /** The point of a series: a day, or a month of a long period. */
  by_period: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Write a day as 2026-11-21, or a month as 2026-11')
    .optional(),
  page_size: pageQuery.page_size,
  after: pageQuery.after,
});
export type AnalyticsSubjectsFilter = z.infer<typeof AnalyticsSubjectsFilter>;

/** A thing that a figure counts: an order, a shipment, a return, a line of a courier's file or a dispute. */
export const AnalyticsSubject = z.object({
  id: z.string(),
  kind: z.enum(['order', 'shipment', 'return', 'invoice_line', 'remittance_line', 'dispute']),
  /** Null for a billed parcel that isn't ours. */
  order_id: z.string().nullable(),
  order_number: z.string(),
  /** Empty before a courier is allocated, and for orders. */
  awb: z.string(),
  courier: z.string(),
  state: z.string(),
  /** The SKU that is counted; empty where whole orders or shipments are. */
  sku: z.string(),
  /** Rupees: total of the order, declared value, or what the line or dispute is about. */
  amount: z.number(),
  /** Its part of the figure; rupees for an amount. */
  value: z.number(),
});
export type AnalyticsSubject = z.infer<typeof AnalyticsSubject>;
/** `total` is the number of things in the figure, `figure` what they add up to. */
export const AnalyticsSubjects = z.object({
  subjects: z.array(AnalyticsSubject),
  figure: z.number(),
  ...page,
});
export type AnalyticsSubjects = z.infer<typeof AnalyticsSubjects>;
