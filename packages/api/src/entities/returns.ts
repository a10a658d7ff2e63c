import { z } from 'zod';
import { paymentModes } from '@khep/domain/money';
import {
  dispositions,
  refundMethods,
  repairedDispositions,
  requestedKinds,
  returnDecisions,
  returnKinds,
  returnReasons,
  returnSources,
  returnTabs,
  reverseStates,
} from '@khep/domain/returns';
import {
  courierId,
  day,
  exact,
  idText,
  imageLink,
  line,
  list,
  maxLength,
  mobile,
  optionalText,
  pincode,
  required,
  requiredId,
  requiredText,
  rupees,
  timeOfDay,
} from './fields.ts';
import { Pagination, daysQuery, listQuery } from './paging.ts';

export const ReturnTab = z.enum(returnTabs, 'Choose one of the lists');
export type ReturnTab = z.output<typeof ReturnTab>;

export const ReturnKind = z.enum(returnKinds, 'Choose return or exchange');
export type ReturnKind = z.output<typeof ReturnKind>;

export const ReturnState = z.enum(reverseStates);
export type ReturnState = z.output<typeof ReturnState>;

export const ReturnReason = z.enum(returnReasons, 'Choose the reason');

export const ReturnDisposition = z.enum(dispositions, 'Choose where the item goes');

/** The address a return is picked up from. */
export const ReturnAddress = z.object({
  name: required('Enter the name', maxLength.name),
  phone: mobile,
  address: required('Enter house, street and area'),
  landmark: line(maxLength.line).default(''),
  city: required('Enter the city', maxLength.name),
  state: required('Choose the state', maxLength.name),
  pincode,
});
export type ReturnAddress = z.output<typeof ReturnAddress>;

const photos = z.array(imageLink).max(6, 'Add at most 6 photos');

/** A return requested by the buyer, entered by the seller. */
export const ReturnDraft = z.object({
  order_id: required('Choose the order'),
  /** `exchange` sends the same items again. @default 'return' */
  kind: z.enum(requestedKinds, 'Choose return or exchange').default('return'),
  items: z
    .array(
      z.object({
        sku_id: required('Choose the SKU'),
        quantity: z
          .number('Enter the quantity')
          .int('Enter a whole number')
          .min(1, 'Enter 1 or more')
          .max(10_000),
        /** The return's reason if absent. */
        reason: ReturnReason.optional(),
        remark: optionalText(maxLength.line),
        photos: photos.default([]),
      }),
    )
    .min(1, 'Choose at least one item')
    .max(100, 'Choose at most 100 items'),
  reason: ReturnReason,
  remark: line(maxLength.line).default(''),
  /** The order's address if absent. */
  pickup_address: ReturnAddress.optional(),
  /** Quality check at the door. @default false */
  with_qc: z.boolean().default(false),
});
export type ReturnDraft = z.output<typeof ReturnDraft>;

/** Filter of the lists of returns and RTOs. */
export const RtoFilter = z.object({
  ...listQuery,
  ...daysQuery,
  tab: ReturnTab.optional(),
  kind: list(ReturnKind),
  warehouse_ids: list(idText),
  /** A state; for other programs. */
  status: list(ReturnState),
});
export type RtoFilter = z.output<typeof RtoFilter>;

/** A return or an RTO in a list. */
export const RtoRow = z.object({
  id: z.string(),
  return_number: z.string(),
  kind: ReturnKind,
  status: ReturnState,
  order_id: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  city: z.string(),
  payment_mode: z.enum(paymentModes),
  /** Empty before a courier is booked. */
  awb: z.string(),
  courier_name: z.string(),
  /** In words. */
  reason: z.string(),
  units: z.number().int(),
  first_item: z.string(),
  /** Rupees that the buyer paid, or should have paid, for the items. */
  value: z.number(),
  /** Day of the refund promised to the buyer, YYYY-MM-DD; null if none is due. */
  refund_due: z.string().nullable(),
  created_at: z.string(),
  received_at: z.string().nullable(),
  updated_at: z.string(),
});
export type RtoRow = z.output<typeof RtoRow>;

export const RtoList = z.object({
  orders: z.array(RtoRow),
  total: z.number().int(),
  total_is_capped: z.boolean(),
  next: Pagination.shape.next,
});

export type RtoList = z.output<typeof RtoList>;

export const ReturnCounts = z.object({
  tabs: z.object(
    Object.fromEntries(returnTabs.map((tab) => [tab, z.number().int()])) as Record<ReturnTab, z.ZodInt>,
  ),
  to_check: z.number().int(),
  /** Rupees of received returns that are not refunded yet. */
  to_refund: z.number(),
  /** Refund promises that end tomorrow or earlier. */
  due_soon: z.number().int(),
  /** Why parcels came back in the last 30 days, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.number().int() })),
});
export type ReturnCounts = z.output<typeof ReturnCounts>;

const AmountLine = z.object({ id: z.string(), label: z.string(), amount: z.number() });

export const ReturnItem = z.object({
  item_no: z.number().int(),
  sku_id: z.string(),
  sku_name: z.string(),
  quantity: z.number().int(),
  /** Rupees for all units, as the buyer paid. */
  paid: z.number(),
  reason: z.string(),
  reason_label: z.string(),
  remark: z.string(),
  buyer_photos: z.array(z.string()),
  bench_photos: z.array(z.string()),
  /** Results by check: true passed. */
  checks: z.record(z.string(), z.boolean()),
  note: z.string(),
  disposition: ReturnDisposition.nullable(),
  bin: z.string(),
});
export type ReturnItem = z.output<typeof ReturnItem>;

/** Actions that a return allows now, with the reason where one isn't possible. */
export const ReturnActions = z.object({
  can_decide: z.boolean(),
  can_book: z.boolean(),
  can_schedule: z.boolean(),
  /** Why no pickup can be scheduled; empty if it can, or if it is too early or too late. */
  schedule_note: z.string(),
  can_cancel: z.boolean(),
  can_check: z.boolean(),
  /** The items are checked and the refund isn't recorded. */
  can_refund: z.boolean(),
  /** Items in repair can be restocked or written off. */
  can_finish_repair: z.boolean(),
});

/** A return in full. */
export const ReturnCase = RtoRow.extend({
  /** The user may open the order. */
  can_open_order: z.boolean(),
  version: z.number().int(),
  source: z.enum(returnSources),
  remark: z.string(),
  with_qc: z.boolean(),
  pickup_address: ReturnAddress,
  warehouse_id: z.string(),
  warehouse_name: z.string(),
  is_simulated: z.boolean(),
  pickup_date: z.string().nullable(),
  pickup_time: z.string().nullable(),
  pickup_failures: z.number().int(),
  items: z.array(ReturnItem),
  settlement: z.object({
    refund: z.array(AmountLine),
    refund_total: z.number(),
    cost: z.array(AmountLine),
    cost_total: z.number(),
    written_off: z.number(),
  }),
  /** Rupees; 0 on damage or a wrong item. */
  fee: z.number(),
  is_paid: z.boolean(),
  refund: z
    .object({ amount: z.number(), method: z.string(), reference: z.string(), at: z.string() })
    .nullable(),
  credit_notes: z.array(z.object({ number: z.string(), total: z.number() })),
  exchange: z.object({ order_id: z.string(), order_number: z.string() }).nullable(),
  /** Courier charges of the way back, with their formulas; null before booking. */
  charges: z
    .object({
      total: z.number(),
      words: z.string(),
      lines: z.array(AmountLine.extend({ formula: z.string() })),
    })
    .nullable(),
  scans: z.array(z.object({ at: z.string(), status: z.string(), location: z.string(), remark: z.string() })),
  timeline: z.array(z.object({ id: z.string(), at: z.string(), words: z.string(), actor: z.string() })),
  actions: ReturnActions,
});
export type ReturnCase = z.output<typeof ReturnCase>;

/** A delivered order with what can be returned of it. */
export const ReturnableOrder = z.object({
  order_id: z.string(),
  order_number: z.string(),
  buyer_name: z.string(),
  payment_mode: z.enum(paymentModes),
  delivered_on: z.string().nullable(),
  address: ReturnAddress,
  /** Whether the buyer could still request it; null if so. Sellers can create it anyway. */
  policy_note: z.string().nullable(),
  items: z.array(
    z.object({
      sku_id: z.string(),
      sku_name: z.string(),
      delivered: z.number().int(),
      returnable: z.number().int(),
      /** Rupees of one unit. */
      unit_paid: z.number(),
    }),
  ),
});
export type ReturnableOrder = z.output<typeof ReturnableOrder>;

export const ReturnDecision = z
  .object({
    decision: z.enum(returnDecisions, 'Choose approve or reject'),
    reason: optionalText(maxLength.line),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    message: 'Enter why you reject it; the buyer sees this',
  });

/** A courier that could fetch a return. */
export const ReturnCourier = z.object({
  courier_id: z.number().int(),
  name: z.string(),
  is_possible: z.boolean(),
  /** Why it isn't possible. */
  reason: z.string(),
  /** Rupees with GST, including the check at the door; null if unrated. */
  charge: z.number().nullable(),
  /** It schedules the pickup itself. */
  schedules_itself: z.boolean(),
  /** Whether it makes the check at the door that the return asks for; null if none is asked for. */
  checks_goods: z.boolean().nullable(),
});
export type ReturnCourier = z.output<typeof ReturnCourier>;

export const ReturnBooking = z.object({
  courier_id: courierId,
  pickup_address: ReturnAddress.optional(),
});

export type ReturnBooking = z.output<typeof ReturnBooking>;

export const ReturnPickup = z.object({ pickup_date: day, pickup_time: timeOfDay.default('10:00') });

export const ReturnReasonBody = z.object({ reason: requiredText('a reason', maxLength.line) });

const CheckedItem = z.object({
  item_no: z.number().int().min(1),
  checks: z.record(exact(20), z.boolean()).default({}),
  note: optionalText(500),
  bench_photos: photos.default([]),
  disposition: ReturnDisposition.nullable().default(null),
  bin: optionalText(40),
});
export const ReturnCheck = z.object({ items: z.array(CheckedItem).min(1).max(100) });
export type ReturnCheck = z.output<typeof ReturnCheck>;

export const ReturnRefund = z.object({
  method: z.enum(refundMethods, 'Choose how the refund was paid'),
  /** The bank's or payment provider's reference. */
  reference: required('Enter the reference of the payment', 80),
});
export type ReturnRefund = z.output<typeof ReturnRefund>;

/** Finishes the check; with `refund`, records it too. */
export const ReturnCompletion = z.object({
  items: ReturnCheck.shape.items,
  refund: ReturnRefund.optional(),
});

const ReturnIds = z
  .array(requiredId('Choose the return'))
  .min(1, 'Choose at least one return')
  .max(2000, 'Choose at most 2,000 returns');

/** One action for many returns. */
export const ReturnBatch = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('approve'), return_ids: ReturnIds }),
    z.object({
      action: z.literal('reject'),
      return_ids: ReturnIds,
      reason: required('Enter why you reject them; the buyers see this', maxLength.line),
    }),
    /** Without a courier, each return goes to the cheapest that can fetch it. */
    z.object({ action: z.literal('book'), return_ids: ReturnIds, courier_id: courierId.optional() }),
    z.object({ action: z.literal('schedule'), return_ids: ReturnIds, ...ReturnPickup.shape }),
    z.object({ action: z.literal('label'), return_ids: ReturnIds }),
    z.object({ action: z.literal('cancel'), return_ids: ReturnIds, ...ReturnReasonBody.shape }),
    z.object({ action: z.literal('receive'), return_ids: ReturnIds, bin: optionalText(40) }),
    z.object({ action: z.literal('refund'), return_ids: ReturnIds, ...ReturnRefund.shape }),
  ],
  'Choose what to do',
);
export type ReturnBatch = z.output<typeof ReturnBatch>;

export const ReturnRepair = z.object({
  item_no: z.number().int().min(1),
  disposition: z.enum(repairedDispositions, 'Choose restock or write off'),
  bin: optionalText(40),
});

/** The brand's rules for returns. An extension. */
export const ReturnPolicyPreference = z.object({
  is_enabled: z.boolean().default(true),
  window_days: z
    .number('Enter the days')
    .int('Enter whole days')
    .min(0, 'Enter 0 or more')
    .max(365, 'Enter at most 365 days')
    .default(7),
  reasons: z
    .array(ReturnReason)
    .min(1, 'Choose at least one reason')
    .max(20)
    .default([...returnReasons]),
  photo_reasons: z.array(ReturnReason).max(20).default(['damaged', 'wrong_item']),
  fee: rupees.default(100),
  approve_up_to: rupees.default(0),
  approve_max_returns: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(0, 'Enter 0 or more')
    .max(100)
    .default(2),
  refund_days: z
    .number('Enter the days')
    .int('Enter whole days')
    .min(0, 'Enter 0 or more')
    .max(60, 'Enter at most 60 days')
    .default(2),
});
export type ReturnPolicyPreference = z.output<typeof ReturnPolicyPreference>;

export const ReceiveBody = z.object({ awb: requiredId('Scan or enter the AWB') });
export const ReceiveResult = z.object({
  id: z.string(),
  tab: ReturnTab,
  /** A note for the person at the bench; empty if the return can be checked. */
  note: z.string(),
});
