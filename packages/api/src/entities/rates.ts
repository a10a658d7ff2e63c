import { z } from 'zod';
import { billers } from '@khep/domain/ledger';
import { wayOuts } from '@khep/domain/rating';
import { MAX_CM, PaymentMode, day, pincode, requiredId } from './fields.ts';
import { ShippingCharge } from './billing.ts';

const side = z.coerce
  .number<number | string>('Enter a dimension in centimetres')
  .min(0, 'Enter 0 or more')
  .max(MAX_CM, 'Enter at most 1,000 cm')
  .default(0);

/** One parcel to price. All in the query, so that its address can be shared. */
export const RateQuestion = z
  .object({
    from_pincode: pincode,
    to_pincode: pincode,
    /** Grams. */
    weight: z.coerce
      .number<number | string>('Enter the weight of the parcel')
      .int('Enter whole grams')
      .min(1, 'Enter the weight of the parcel')
      .max(1_000_000, 'Enter at most 1,000 kg'),
    length: side,
    width: side,
    height: side,
    payment_mode: PaymentMode.default('prepaid'),
    /** Rupees to collect. */
    cod_amount: z.coerce
      .number<number | string>('Enter the COD amount')
      .min(0, 'Enter 0 or more')
      .max(10_000_000, 'Enter an amount below one crore')
      .default(0),
    /** Pickup day; today by default. */
    on: day.optional(),
  })
  .refine(
    ({ length, width, height }) => {
      const given = [length, width, height].filter((one) => one > 0).length;
      return given === 0 || given === 3;
    },
    { message: 'Enter length, width and height, or none of them', path: ['length'] },
  );
export type RateQuestion = z.infer<typeof RateQuestion>;

export const RatedService = z.object({
  courier_id: z.number().int(),
  name: z.string(),
  mode: z.string(),
  partner: z.string(),
  is_simulated: z.boolean(),
  zone: z.string(),
  zone_why: z.string(),
  /** Days from pickup, and the day. */
  promise_days: z.number(),
  promised_on: z.string(),
  /** Of the same payment mode and state, or of all; null without history. */
  actual_days: z.number().nullable(),
  kept_percent: z.number().nullable(),
  delivered_percent: z.number().nullable(),
  history: z.string(),
  /** Rupees with GST. */
  price: z.number(),
  rto_price: z.number().nullable(),
  rto_percent: z.number().nullable(),
  likely: z.number(),
  likely_why: z.string(),
  charged_g: z.number(),
  charges: ShippingCharge.shape.charges,
  rto_charges: ShippingCharge.shape.charges.nullable(),
  /** Khep bills it through the wallet; otherwise the courier does. */
  billed_by: z.enum(billers),
  limits: z.object({
    cod: z.boolean(),
    /** Rupees; null without a limit. */
    max_cod: z.number().nullable(),
    /** Kilograms; null without a limit. */
    max_weight: z.number().nullable(),
    reverse: z.boolean(),
    oda: z.boolean(),
  }),
  /** Price by weight, without dimensions. */
  curve: z.array(z.object({ weight: z.number(), price: z.number() })),
});
export type RatedService = z.infer<typeof RatedService>;
export const RateAnswer = z.object({
  from: z.object({ pincode: z.string(), city: z.string(), state: z.string() }),
  to: z.object({ pincode: z.string(), city: z.string(), state: z.string() }),
  on: z.string(),
  volumetric_g: z.number(),
  services: z.array(RatedService),
  /** Services that can't, and why. */
  others: z.array(
    z.object({
      courier_id: z.number().int(),
      name: z.string(),
      partner: z.string(),
      reason: z.string(),
      way_out: z.enum(wayOuts),
    }),
  ),
  best: z.object({
    likely: z.number().int().nullable(),
    price: z.number().int().nullable(),
    promise: z.number().int().nullable(),
  }),
  /** A smaller box that costs less with the likely cheapest service. */
  tip: z
    .object({ height: z.number(), saves: z.number(), charged_g: z.number(), less_cm: z.number() })
    .nullable(),
});
export type RateAnswer = z.infer<typeof RateAnswer>;

export const Contract = z.object({ id: z.string(), name: z.string() });
export const ReplayQuestion = z.object({
  a: requiredId('Choose a contract'),
  b: requiredId('Choose a contract'),
});
const Side = z.object({ name: z.string(), total: z.number(), unrated: z.number().int() });
export const ReplayAnswer = z.object({
  from: z.string(),
  to: z.string(),
  /** All that were shipped in the period. */
  parcels: z.number().int(),
  a: Side,
  b: Side,
  cheaper_a: z.number().int(),
  cheaper_b: z.number().int(),
  zones: z.array(z.object({ zone: z.string(), parcels: z.number().int(), a: z.number(), b: z.number() })),
  rows: z.array(
    z.object({
      id: z.string(),
      awb: z.string(),
      order_id: z.string(),
      order_number: z.string(),
      zone: z.string(),
      a: z.number().nullable(),
      b: z.number().nullable(),
      difference: z.number(),
    }),
  ),
});
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
