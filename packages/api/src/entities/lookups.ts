import { z } from 'zod';

export const Timezone = z.object({ id: z.string(), name: z.string(), offset: z.string() });
export const Currency = z.object({ code: z.string(), name: z.string(), symbol: z.string() });
/** Country 1 is India. */
export const Country = z.object({ id: z.number().int(), name: z.string(), code: z.string() });
export const State = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Two digits, as a GSTIN begins with. */
  gst_code: z.string(),
  /** Two letters, as addresses are shortened. */
  short: z.string(),
});
/** Where orders come from. */
export const Channel = z.object({ id: z.string(), name: z.string() });
export type Channel = z.output<typeof Channel>;

/** A courier's service that the brand can book. */
export const Courier = z.object({
  courier_id: z.number().int(),
  name: z.string(),
  /** `delhivery`, `xpressbees` or `bluedart`: which icon and adapter it has. */
  partner: z.string(),
  /** `Surface` or `Air`. */
  mode: z.string(),
  /** Can be booked now. */
  is_active: z.boolean(),
  /** Our own simulator plays the courier. */
  is_simulated: z.boolean(),
});
export type Courier = z.output<typeof Courier>;

/** The place of a PIN code. */
export const PincodePlace = z.object({
  pincode: z.string(),
  city: z.string(),
  district: z.string(),
  state: z.string(),
  is_known: z.boolean(),
});
export type PincodePlace = z.output<typeof PincodePlace>;
