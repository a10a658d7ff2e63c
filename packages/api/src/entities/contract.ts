import { z } from 'zod';
import { day, idText, line, maxLength, pincode, requiredText } from './fields.ts';
import { ShipmentStatus } from './shipment.ts';

/** Charges of one zone, in rupees. */
const ZoneCharge = z.object({ zone: idText, base: z.number().min(0), additional: z.number().min(0) });
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
  slab_g: z.number().int().positive().default(500),
  forward_contract_data: z.array(ZoneCharge).min(1, 'Enter the charges of at least one zone'),
  rto_contract_data: z.array(ZoneCharge).default([]),
  dto_contract_data: z.array(ZoneCharge).default([]),
  vas_contract_data: z.array(Parameter).default([
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
      qc_charges: z.number().default(0),
      rto_additional_charges: z.number().default(0),
      dto_additional_charges: z.number().default(0),
    })
    .prefault({}),
});
export const RateCard = RateCardInput.extend({
  id: z.string(),
  courier_id: z.number(),
  version: z.number().int(),
  created_at: z.string(),
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
export const Zone = z.object({ zone: z.string(), name: z.string() });
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
  payment_mode: z.enum(['prepaid', 'cod']).default('prepaid'),
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
});
export const CourierIntegration = z.object({
  courier_id: z.number(),
  name: z.string(),
  is_connected: z.boolean(),
  is_simulated: z.boolean(),
  has_rate_card: z.boolean(),
  pincode_mappings: z.number().int(),
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
/** An alert about a courier that needs attention. */
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
