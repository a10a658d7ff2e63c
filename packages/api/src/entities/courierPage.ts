import { z } from 'zod';
import { labelMakers, warehouseStatesAtCourier } from '@khep/domain/couriers';
import { movements } from '@khep/domain/rating';
import { CredentialsBody } from './contract.ts';
import { exact, maxLength, pincode } from './fields.ts';

/** Result of a login with typed or saved credentials. Nothing is saved. */
export const CredentialsTest = z.object({
  ok: z.boolean(),
  /** The courier's own error; empty if it accepted them. */
  reason: z.string(),
});
export const CredentialsTestBody = CredentialsBody;

export const PincodePair = z.object({ from_pincode: pincode, to_pincode: pincode });
/** The zone of two PIN codes, and which rule decided it. */
export const PairZone = z.object({
  zone: z.string(),
  why: z.string(),
  /** The zone by the definitions alone, if the mapping decided otherwise. */
  by_rule: z.string().nullable(),
  from: z.string(),
  to: z.string(),
});

/** A parcel of the last 30 days, as far as its price depends on it. */
export const PricedParcel = z.object({
  awb: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  zone: z.string(),
  movement: z.enum(movements).exclude(['dto']),
  /** Grams. */
  weight_g: z.number(),
  length_cm: z.number(),
  width_cm: z.number(),
  height_cm: z.number(),
  collect_paise: z.number().int(),
  /** YYYY-MM-DD. */
  picked_up_on: z.string(),
});

export type PricedParcel = z.output<typeof PricedParcel>;

/** The last upload of a zone mapping, and how many PIN codes it changed. */
export const PincodeUpload = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
});
export const PincodeChange = z.object({
  pincode: z.string(),
  /** Null if it is new. */
  zone_before: z.string().nullable(),
  zone: z.string(),
  /** Null if it is new, or of an upload that did not record it. */
  is_active_before: z.boolean().nullable(),
  is_active: z.boolean().nullable(),
});

/** Days from pickup to delivery in the last 90 days. */
export const SlaActual = z.object({
  zone: z.string(),
  parcels: z.number().int(),
  average_days: z.number(),
  /** Nine of ten parcels were delivered within these days. */
  ninety_percent_days: z.number(),
  /** Agreed days; null without an SLA. */
  delivery_tat: z.number().nullable(),
  within_tat: z.number().int(),
});

/** A destination of a serviceability file: our mapping beside the courier's answer. */
export const ServiceabilityCheck = z.object({
  row: z.number().int(),
  from_pincode: z.string(),
  to_pincode: z.string(),
  /** By our mapping. */
  zone: z.string(),
  /** By the courier's rate; empty if it gives none. */
  courier_zone: z.string(),
  serviceable: z.boolean(),
  cod: z.boolean(),
  tat: z.number().nullable(),
  reason: z.string(),
  /** Difference between the mapping and the courier's answer; empty if none. */
  disagreement: z.string(),
});

export type ServiceabilityCheck = z.output<typeof ServiceabilityCheck>;

/** A table as text, to open a file of rates in the editor. */
export const TableText = z.object({ heading: z.array(z.string()), rows: z.array(z.array(z.string())) });

/** The name by which a courier knows a warehouse. Its spaces count, so it isn't trimmed. */
export const WarehouseNameBody = z.object({
  /** As the courier has it; empty for Khep's own. */
  name: exact(maxLength.name),
});
export type WarehouseNameBody = z.output<typeof WarehouseNameBody>;

/** A warehouse and its name at a courier. */
export const CourierWarehouseName = z.object({
  warehouse_id: z.string(),
  warehouse_name: z.string(),
  /** City and PIN code. */
  place: z.string(),
  /** As the brand entered it; empty for Khep's own. */
  name: z.string(),
  own_name: z.string(),
  state: z.enum(warehouseStatesAtCourier),
  /** A sentence; empty for no problem. */
  problem: z.string(),
  checked_at: z.string().nullable(),
  /** Khep can register it, or send its address. */
  can_send: z.boolean(),
  version: z.number().int(),
});
export type CourierWarehouseName = z.output<typeof CourierWarehouseName>;

/** The warehouses of a brand at a courier. None where it knows them by address, or isn't connected with an own account. */
export const CourierWarehouseNames = z.object({
  /** The company: "Delhivery". */
  courier_name: z.string(),
  known_by: z.enum(['name', 'code', 'address']),
  /** Where the courier shows the names; empty where it doesn't. */
  found_at: z.string(),
  warehouses: z.array(CourierWarehouseName),
});
export type CourierWarehouseNames = z.output<typeof CourierWarehouseNames>;

/** Whose label a brand prints for a courier. */
export const CourierLabelChoice = z.object({
  label: z.enum(labelMakers, "Choose Khep's label or the courier's own"),
  version: z.number().int().default(0),
});
export type CourierLabelChoice = z.output<typeof CourierLabelChoice>;
export const SavedLabelChoice = CourierLabelChoice.extend({
  /** Name of the courier: the choice is of all its services. */
  courier: z.string(),
  /** The courier has a label of its own to download. */
  has_own: z.boolean(),
});
export type SavedLabelChoice = z.output<typeof SavedLabelChoice>;
