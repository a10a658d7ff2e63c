import { z } from 'zod';
import { rupeesToPaise } from '@khep/domain/money';
import type { Credentials } from '../credentialSpec.ts';
import type { CourierDefinition } from '../definition.ts';
import type { Booking } from '../port.ts';

/** Input of a check that can't be used, with what to do. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
}

/** The environment variable of a credential: DELHIVERY_TOKEN, BLUEDART_LICENCE_KEY. */
const variableOf = (partner: string, name: string): string => `${partner}_${name}`.toUpperCase();

/** Reads a courier's credentials from the environment. @throws CheckError with the variables that are missing */
export function readCheckCredentials(
  { partner, name: courier, credentials }: Pick<CourierDefinition, 'partner' | 'name' | 'credentials'>,
  environment: Readonly<Record<string, string | undefined>>,
): Credentials {
  const found: Credentials = {};
  const missing: string[] = [];
  for (const { name, label, is_needed } of credentials) {
    const value = environment[variableOf(partner, name)]?.trim() ?? '';
    if (value !== '') found[name] = value;
    else if (is_needed) missing.push(`${variableOf(partner, name)} (${label})`);
  }
  if (missing.length > 0) throw new CheckError(`${courier} needs ${missing.join(', ')} in the environment.`);
  return found;
}

const text = z.string().trim().min(1);
const Party = z.object({
  name: text,
  phone: z.string().regex(/^[6-9]\d{9}$/, 'ten digits'),
  address: text,
  city: text,
  state: text,
  pincode: z.string().regex(/^[1-9]\d{5}$/, 'six digits'),
});
const above0 = z.number().positive();
/** The file of `--book`: a parcel as docs/couriers.md shows one. Rupees, grams, cm. */
const Parcel = z.object({
  pickup_location: text,
  pickup: Party,
  to: Party,
  payment_mode: z.enum(['prepaid', 'cod']),
  value: above0,
  products: text,
  weight_g: above0,
  length_cm: above0,
  width_cm: above0,
  height_cm: above0,
});

/** Reads the parcel of a check. @throws CheckError with each field that is wrong */
export function readCheckParcel(json: string, path: string, reference: string): Booking {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new CheckError(`${path} is no JSON. docs/couriers.md shows a parcel.`);
  }
  const parsed = Parcel.safeParse(value);
  if (!parsed.success)
    throw new CheckError(
      `${path}: ${parsed.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`).join('; ')}.`,
    );
  const { value: rupees, ...parcel } = parsed.data;
  const declared_paise = rupeesToPaise(rupees);
  return {
    ...parcel,
    reference,
    order_number: reference,
    return_to: parcel.pickup,
    collectible_paise: parcel.payment_mode === 'cod' ? declared_paise : 0,
    declared_paise,
    quantity: 1,
  };
}
