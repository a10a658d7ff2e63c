import { z } from 'zod';
import { codDayStates, codResults } from '@khep/domain/cod';
import {
  adjustmentStates,
  billers,
  paymentStates,
  simulatedOutcomes,
  statementFormats,
} from '@khep/domain/ledger';
import {
  courierIdText,
  day,
  emailOrNone,
  flagText,
  gstinOrNone,
  idText,
  list,
  optionalText,
  pincodeOrNone,
  required,
  requiredId,
  rupees,
} from './fields.ts';
import { WalletBalance, WalletFilter } from './money.ts';
import { DateRange, Page, page } from './paging.ts';

/** Predicted from the debits of four weeks, by weekday and hour. */
export const Runway = z.object({
  /** Rupees a day. */
  per_day: z.number(),
  /** Null if more than eight weeks, or if nothing is spent. */
  days: z.number().nullable(),
  empty_at: z.string().nullable(),
  points: z.array(z.object({ at: z.string(), available: z.number() })),
  /** Average rupees by hour of the week, Monday midnight first: for the line of another amount. */
  by_hour: z.array(z.number()),
});
export const OpenHolds = z.object({ count: z.number().int(), amount: z.number() });
export const BillingSummary = z.object({
  wallet: WalletBalance,
  freight_holds: OpenHolds,
  weight_holds: OpenHolds,
  runway: Runway,
  /** Khep bills shipments without an own contract through the wallet. */
  bills_freight: z.boolean(),
  /** Rupees; null where no alert is set. */
  low_balance: z.number().nullable(),
  is_low: z.boolean(),
  auto_recharge: z.object({ is_on: z.boolean(), below: z.number(), amount: z.number() }),
  /** The next COD amounts that couriers owe, and what of it is late. */
  cod: z.object({
    due: z.number(),
    late: z.number(),
    next: z.object({ day: z.string(), amount: z.number(), courier: z.string() }).nullable(),
  }),
  /** Rupees of the current month: what Khep billed, and what couriers charge directly. */
  month: z.object({ billed: z.number(), by_couriers: z.number(), topped_up: z.number() }),
  is_simulated: z.boolean(),
});
export type BillingSummary = z.infer<typeof BillingSummary>;

export const PaymentState = z.object({
  payment_id: z.string(),
  state: z.enum(paymentStates),
  amount: z.number(),
  /** Why it failed or was refused. */
  reason: z.string(),
  wallet: WalletBalance,
});
export type PaymentState = z.infer<typeof PaymentState>;

export const SimulatedPayment = z.object({
  razorpay_order_id: requiredId('Choose a payment'),
  outcome: z.enum(simulatedOutcomes),
});
/** Result that Checkout passes to the page. */
export const SimulatedResult = z.object({
  razorpay_order_id: z.string(),
  /** Null where the page gets no response: it failed, or the bank is slow. */
  razorpay_payment_id: z.string().nullable(),
  razorpay_signature: z.string().nullable(),
  error: z.string(),
});

export const StatementFilter = WalletFilter.omit({ page: true, page_size: true, after: true }).extend({
  format: z.enum(statementFormats).default('csv'),
});

export const ChargesFilter = Page.extend(DateRange.shape).extend({
  courier_ids: list(courierIdText),
  billed_by: z.enum(billers).optional(),
  is_rto: flagText.optional(),
  /** The wallet has an open hold for it. */
  is_held: flagText.optional(),
});
export const ShippingCharge = z.object({
  id: z.string(),
  awb: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  courier_name: z.string(),
  status: z.string(),
  zone: z.string(),
  /** Grams, as entered, and as charged. */
  entered_g: z.number(),
  charged_g: z.number(),
  freight: z.number(),
  cod: z.number(),
  rto: z.number(),
  /** Fuel, diesel and other surcharges. */
  surcharges: z.number(),
  gst: z.number(),
  total: z.number(),
  billed_by: z.enum(billers),
  /** Rupees: still held in the wallet, and debited from it. */
  held: z.number(),
  debited: z.number(),
  charges: z.object({
    lines: z.array(
      z.object({ kind: z.string(), label: z.string(), amount: z.number(), formula: z.string() }),
    ),
    sub_total: z.number(),
    gst: z.number(),
    gst_formula: z.string(),
    total: z.number(),
    weight_words: z.string(),
    card_words: z.string(),
  }),
  booked_at: z.string(),
});
export type ShippingCharge = z.infer<typeof ShippingCharge>;

export const CodCycleDraft = z.object({
  days_after: z.number().int().min(0, 'Enter 0 or more').max(60, 'Enter at most 60 days'),
  /** 0 is Sunday. Empty: any day. */
  weekdays: z.array(z.number().int().min(0).max(6)).max(7),
});
export const CodFilter = z.object({ from: day.optional() });
export const CodCalendar = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string(),
  due: z.number(),
  late: z.number(),
  remitted: z.number(),
  days: z.array(
    z.object({
      day: z.string(),
      partner: z.string(),
      courier: z.string(),
      amount: z.number(),
      parcels: z.number().int(),
      state: z.enum(codDayStates),
      utr: z.string(),
    }),
  ),
  couriers: z.array(
    z.object({
      partner: z.string(),
      courier: z.string(),
      due: z.number(),
      late: z.number(),
      late_since: z.string().nullable(),
      late_parcels: z.number().int(),
      days_after: z.number().int(),
      weekdays: z.array(z.number().int()),
      /** Of its cycle. */
      version: z.number().int(),
    }),
  ),
});
export type CodCalendar = z.infer<typeof CodCalendar>;
export const CodStatementFilter = z.object({
  partner: idText,
  day,
  /** A day can have two payouts: what was paid on it, and what is still to be paid. Without it both. */
  paid: flagText.optional(),
});
export const CodParcelsFilter = Page.extend(CodStatementFilter.shape);
/** A line of the statement of a payout. Rupees. */
export const CodParcel = z.object({
  id: z.string(),
  awb: z.string(),
  /** Null for money that belongs to no parcel. */
  order_id: z.string().nullable(),
  order_number: z.string(),
  delivered_on: z.string(),
  due_on: z.string(),
  /** Empty until it is paid. */
  paid_on: z.string(),
  /** Received, or expected until it is paid. */
  amount: z.number(),
  expected: z.number(),
  received: z.number().nullable(),
  /** Deducted against freight. */
  deducted: z.number(),
  /** Received less expected; 0 until it is paid. */
  difference: z.number(),
  result: z.enum(codResults),
  /** Days after its payout day on which it was paid, or until today. */
  days_late: z.number().int(),
  why: z.string(),
  utr: z.string(),
});
export type CodParcel = z.infer<typeof CodParcel>;
export const CodStatement = z.object({
  parcels: z.array(CodParcel),
  ...page,
  /** Of all lines. Expected = received + open + short − excess; net = received + unmatched − deducted. */
  totals: z.object({
    expected: z.number(),
    received: z.number(),
    deducted: z.number(),
    /** Money that belongs to no parcel. */
    unmatched: z.number(),
    net: z.number(),
    open: z.number(),
    late: z.number(),
    short: z.number(),
    excess: z.number(),
    /** Deductions that the ledger has posted. */
    posted: z.number(),
  }),
});
export type CodStatement = z.infer<typeof CodStatement>;

export const FreightInvoice = z.object({
  id: z.string(),
  number: z.string(),
  /** YYYY-MM. */
  month: z.string(),
  issued_on: z.string(),
  shipments: z.number().int(),
  taxable: z.number(),
  gst: z.number(),
  total: z.number(),
});
export type FreightInvoice = z.infer<typeof FreightInvoice>;

export const AdjustmentDraft = z.object({
  /** Rupees; negative takes from the wallet. */
  amount: z
    .number('Enter an amount in rupees')
    .min(-1_000_000, 'Enter at most ₹10,00,000')
    .max(1_000_000, 'Enter at most ₹10,00,000')
    .multipleOf(0.01, 'Enter rupees with at most two decimals')
    .refine((amount) => amount !== 0, 'Enter an amount other than 0'),
  reason: required('Enter a reason that Khep can check', 300),
  reference: optionalText(80),
});
export const Adjustment = z.object({
  id: z.string(),
  amount: z.number(),
  reason: z.string(),
  reference: z.string(),
  state: z.enum(adjustmentStates),
  requested_by: z.string(),
  requested_at: z.string(),
  decided_by: z.string(),
  decided_at: z.string().nullable(),
  can_withdraw: z.boolean(),
});
export type Adjustment = z.infer<typeof Adjustment>;

export const BillingSettingsDraft = z.object({
  billing_name: optionalText(120),
  address: optionalText(300),
  city: optionalText(80),
  state: optionalText(80),
  pincode: pincodeOrNone,
  gst_no: gstinOrNone,
  email: emailOrNone,
  bills_freight: z.boolean().default(false),
  alert: z
    .object({ is_on: z.boolean().default(false), below: rupees.default(0), email: emailOrNone })
    .prefault({}),
  auto_recharge: z
    .object({ is_on: z.boolean().default(false), below: rupees.default(0), amount: rupees.default(0) })
    .prefault({}),
});
export type BillingSettingsDraft = z.infer<typeof BillingSettingsDraft>;
export const BillingSettings = BillingSettingsDraft.extend({
  version: z.number().int(),
  /** The UPI AutoPay mandate that auto-recharge uses; empty without one. */
  mandate: z.object({ vpa: z.string(), max_amount: z.number() }).nullable(),
  is_simulated: z.boolean(),
});
export const MandateDraft = z.object({
  vpa: required('Enter a UPI ID', 80).regex(
    /^[\w.-]{2,64}@[a-z][a-z0-9]{1,31}$/i,
    'Enter a UPI ID such as name@bank',
  ),
  max_amount: rupees
    .refine((amount) => amount >= 100, 'Enter at least ₹100')
    .refine((amount) => amount <= 100_000, 'Enter at most ₹1,00,000'),
});
