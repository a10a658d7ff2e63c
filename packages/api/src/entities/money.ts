import { z } from 'zod';
import {
  courierIdText,
  day,
  idText,
  list,
  maxLength,
  mobileOrNone,
  optionalText,
  pincode,
  requiredId,
  rupees,
} from './fields.ts';
import { DateRange, Page } from './paging.ts';
import { ImportResult } from './sku.ts';

export const InvoiceItem = z.object({
  id: z.string(),
  courier_id: z.number(),
  courier_name: z.string(),
  invoice_number: z.string(),
  invoice_date: z.string(),
  rows: z.number().int(),
  total: z.number(),
  status: z.string(),
  uploaded_by: z.string(),
  uploaded_at: z.string(),
  is_active: z.boolean(),
});
export const InvoiceUploaded = z.object({
  invoice: InvoiceItem,
  rows_read: z.number().int(),
  rejected_rows: ImportResult.shape.rejected_rows,
});
export const MoneyFilter = Page.extend(DateRange.shape).extend({
  status: idText.optional(),
  courier_ids: list(courierIdText),
});
export const ReconItem = z.object({
  id: z.string(),
  awb: z.string(),
  order_number: z.string(),
  courier_name: z.string(),
  category: z.string(),
  expected: z.number(),
  charged: z.number(),
  difference: z.number(),
  status: z.enum(['matched', 'under_review', 'disputed']),
  invoice_id: z.string(),
});
export const CodItem = z.object({
  id: z.string(),
  awb: z.string(),
  order_number: z.string(),
  courier_name: z.string(),
  category: z.string(),
  expected: z.number(),
  remitted: z.number(),
  difference: z.number(),
  due_date: z.string(),
  utr: z.string(),
});

export const ndrTabs = ['response-needed', 'response-requested', 'delivered', 'rto'] as const;
export const NdrFilter = Page.extend(DateRange.shape).extend({ status: z.enum(ndrTabs).optional() });
export const NdrRow = z.object({
  dv_order_id: z.string(),
  order_number: z.string(),
  awb: z.string(),
  courier_name: z.string(),
  buyer_name: z.string(),
  city: z.string(),
  reason_id: z.string(),
  reason: z.string(),
  attempts: z.number().int(),
  ndr_time: z.string(),
  deadline: z.string(),
  status: z.enum(ndrTabs),
});
export const EscalationBody = z.object({
  escalation_type: z.enum(['RE', 'RTO', 'FA']).default('RE'),
  reason_id: idText.default(''),
  re_attempt_date: z.union([z.literal(''), day]).default(''),
  customer_phone: mobileOrNone,
  alternate_phone: mobileOrNone,
  customer_address: optionalText(300),
  landmark: optionalText(120),
  pincode: z.union([z.literal(''), pincode]).default(''),
  state: optionalText(80),
  country: optionalText(maxLength.name).default('India'),
  proof: z.object({ call_recording: optionalText(500), screenshot: optionalText(500) }).prefault({}),
  remark: optionalText(500),
});
export const NdrHistory = z.object({
  attempts: z.array(
    z.object({ number: z.number().int(), at: z.string(), reason: z.string(), location: z.string() }),
  ),
  actions: z.array(
    z.object({ escalation_type: z.string(), at: z.string(), by: z.string(), remark: z.string() }),
  ),
});
export const NdrStatus = z.object({
  reasons: z.array(z.object({ reason_id: z.string(), text: z.string() })),
  counts: z.record(z.string(), z.number()),
});

export const WalletBalance = z.object({ balance: z.number(), held: z.number(), available: z.number() });
export const WalletEntry = z.object({
  id: z.string(),
  kind: z.string(),
  amount: z.number(),
  balance: z.number(),
  reference: z.string(),
  at: z.string(),
});
export const RechargeBody = z.object({
  amount: rupees.refine((amount) => amount >= 100, 'Recharge at least ₹100'),
});
export const PaymentOrder = z.object({
  order_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  key_id: z.string(),
});
export const PaymentProof = z.object({
  razorpay_order_id: requiredId('Required to verify the payment'),
  razorpay_payment_id: requiredId('Required to verify the payment'),
  razorpay_signature: requiredId('Required to verify the payment'),
});

export const RtoFilter = Page.extend(DateRange.shape).extend({ status: idText.optional() });
export const RtoRow = z.object({
  id: z.string(),
  order_number: z.string(),
  awb: z.string(),
  courier_name: z.string(),
  status: z.string(),
  reason: z.string(),
  city: z.string(),
  updated_at: z.string(),
});

/** Filters of all analytics pages; each page uses its own. */
export const AnalyticsFilter = z.object({
  dateRange: idText.default('last_30_days'),
  start_date: day.optional(),
  end_date: day.optional(),
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
export const AnalyticsResponse = z.object({
  cards: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        value: z.number(),
        unit: z.string(),
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
