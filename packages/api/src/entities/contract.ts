import { z } from 'zod';
import { paymentModes } from '@khep/domain/money';
import { rateBases, returnBases } from '@khep/domain/rating';
import { day, idText, line, maxLength, pincode, requiredText } from './fields.ts';
import { ShipmentStatus } from './shipment.ts';

const rupees = z
  .number('Enter an amount in rupees')
  .min(0, 'Enter 0 or more')
  .max(100_000, 'Enter at most ₹1,00,000');
const grams = z
  .number('Enter grams')
  .int('Enter whole grams')
  .min(1, 'Enter at least 1 g')
  .max(1_000_000, 'Enter at most 1,000 kg');
const percent = z.number('Enter a percentage').min(0, 'Enter 0 or more').max(1000, 'Enter at most 1,000%');

/** Charges of one zone, in rupees. */
const ZoneCharge = z.object({
  zone: requiredText('a zone', 20),
  /** First slab, or the flat rate. */
  base: rupees,
  /** Each further slab. */
  additional: rupees,
  /** Price of a parcel by slab, for a card by slab. */
  slabs: z.array(rupees).max(200, 'Enter at most 200 slabs').optional(),
  /** First slab of this zone; that of the card without it. */
  slab_g: grams.nullable().optional(),
  /** Each further slab of this zone; like its first, else that of the card. */
  additional_slab_g: grams.nullable().optional(),
});
const zoneCharges = z.array(ZoneCharge).max(200, 'Enter at most 200 zones');
const Parameter = z.object({
  code: idText,
  name: line(maxLength.line),
  parameters: z.record(idText, z.number()),
});

export const RateCardInput = z.object({
  brand_details: z.object({
    conversion_factor: z.number().positive('Enter the conversion factor, such as 5000').default(5000),
    /** Minimum charged weight in grams; 0: none. */
    minimum_weight: z
      .number('Enter the minimum weight in grams')
      .int('Enter whole grams')
      .min(0, 'Enter 0 or more')
      .max(1_000_000, 'Enter at most 1,000 kg')
      .default(0),
    valid_from: day,
    valid_till: day.nullable().default(null),
  }),
  /** First slab. */
  slab_g: grams.default(500),
  /** Each further slab; like the first if null. */
  additional_slab_g: grams.nullable().default(null),
  /** Upper limits of the slabs of a card by slab, ascending. */
  slab_limits_g: z.array(grams).max(200, 'Enter at most 200 slabs').default([]),
  rate_basis: z
    .object({
      forward: z.enum(rateBases).default('first-and-further'),
      rto: z.enum(returnBases).default('first-and-further'),
      dto: z.enum(returnBases).default('first-and-further'),
    })
    .prefault({}),
  /** Percent of forward freight, for returns with the basis `share-of-forward`. */
  share_of_forward: z.object({ rto: percent.default(0), dto: percent.default(0) }).prefault({}),
  forward_contract_data: zoneCharges.min(1, 'Enter the charges of at least one zone'),
  rto_contract_data: zoneCharges.default([]),
  dto_contract_data: zoneCharges.default([]),
  vas_contract_data: z
    .array(Parameter)
    .max(20)
    .default([
      { code: 'COD', name: 'Cash on Delivery', parameters: { fixed: 0, percentage: 0 } },
      { code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: 0 } },
      {
        code: 'DPH_PEG_PRICE',
        name: 'DPH Peg Price',
        parameters: { avg_diesel_price: 0, base_freight_incr: 0 },
      },
    ]),
  additional_info: z
    .object({
      qc_charges: rupees.default(0),
      rto_additional_charges: rupees.default(0),
      dto_additional_charges: rupees.default(0),
    })
    .prefault({}),
});
export const RateCard = RateCardInput.extend({
  id: z.string(),
  courier_id: z.number(),
  version: z.number().int(),
  created_at: z.string(),
  /** Last day before it was ended or the next version started; null if it is open. */
  effective_till: z.string().nullable(),
  /** Last pickup day of a parcel it priced. Such a version never changes. */
  priced_until: z.string().nullable(),
  /** The version that replaced it, before it priced anything or as its correction; null if none did. */
  replaced_by: z.number().int().nullable(),
});
/** A new version. */
export const NewRateCard = RateCardInput.extend({
  /** Ends the version before on the day before, even if it was agreed for longer. */
  ends_previous: z.boolean().default(false),
  /** Corrects a version that has priced parcels. Their prices stay; an invoice can be priced again by the new version. */
  corrects_priced: z.boolean().default(false),
});
export type RateCard = z.infer<typeof RateCard>;

export const CredentialsBody = z.object({ credentials: z.record(idText, line(maxLength.note)) });
/** Secrets are masked in responses. */
export const CredentialField = z.object({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  is_secret: z.boolean(),
  is_set: z.boolean(),
});
export const Zone = z.object({
  zone: z.string(),
  name: z.string(),
  /** Which PIN codes it is for. */
  definition: z.string().optional(),
  /** PIN codes mapped to it. */
  pincodes: z.number().int().optional(),
});
export const PincodeMapping = z.object({
  pincode,
  zone: requiredText('a zone', 20),
  is_active: z.boolean().default(true),
});
export const Sla = z.object({
  zone: requiredText('a zone', 20),
  delivery_tat: z.number().int().min(0),
  pickup_tat: z.number().int().min(0),
  is_active: z.boolean().default(true),
});
export const ServiceabilityBody = z.object({
  from_pincode: pincode,
  to_pincode: pincode,
  payment_mode: z.enum(paymentModes).default('prepaid'),
  weight: z.number().positive('Enter the weight in grams'),
});
export const Serviceability = z.object({
  serviceable: z.boolean(),
  zone: z.string(),
  tat: z.number().nullable(),
  prepaid: z.boolean(),
  cod: z.boolean(),
  pickup: z.boolean(),
  reverse: z.boolean(),
  oda: z.boolean(),
  embargo: z.boolean(),
  max_cod: z.number().nullable(),
  max_weight: z.number().nullable(),
  reason: z.string(),
  /** By the courier's rate; empty if it gives none. */
  courier_zone: z.string(),
  /** Where our mapping and the courier differ; empty if they agree. */
  disagreement: z.string(),
});
export const CourierIntegration = z.object({
  courier_id: z.number(),
  name: z.string(),
  is_connected: z.boolean(),
  is_simulated: z.boolean(),
  has_rate_card: z.boolean(),
  pincode_mappings: z.number().int(),
  /** The newest problem since the credentials were saved; empty for none. */
  last_error: z.string(),
});

const statusText = line(maxLength.id);
/** A courier's raw status. Empty fields match anything. */
const RawStatus = z.object({ status_type: statusText, status: statusText, code: statusText });
/** A courier's status and the state it maps to. */
export const StatusMeaning = RawStatus.extend({
  state: ShipmentStatus,
  /** The brand's own correction. */
  is_own: z.boolean(),
});
/** An unknown status that was received; its parcels keep their state. */
export const UnknownStatus = RawStatus.extend({
  id: z.string(),
  /** One of the parcels. */
  awb: z.string(),
  count: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
});
export const StatusMappingsBody = z.object({
  mappings: z
    .array(
      RawStatus.extend({
        /** Null removes the brand's correction. */
        state: ShipmentStatus.nullable(),
      }).refine(({ status_type, status, code }) => `${status_type}${status}${code}` !== '', {
        error: 'Enter a status or a code',
      }),
    )
    .min(1, 'Map at least one status')
    .max(200),
});
/** An alert that needs attention, about a courier or, where the partner is `analytics`, a sum that differs from the orders. */
export const CourierAlert = z.object({
  id: z.string(),
  kind: z.string(),
  partner: z.string(),
  awb: z.string(),
  words: z.string(),
  count: z.number().int(),
  first_at: z.string(),
  last_at: z.string(),
});
