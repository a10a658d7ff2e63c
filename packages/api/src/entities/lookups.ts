import { z } from 'zod';

export const Timezone = z.object({ id: z.string(), name: z.string(), offset: z.string() });
export const Currency = z.object({ code: z.string(), name: z.string(), symbol: z.string() });
/** Country 1 is India. */
export const Country = z.object({ id: z.number().int(), name: z.string(), code: z.string() });
export const State = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Two digits, the start of a GSTIN. */
  gst_code: z.string(),
  /** Two-letter abbreviation. */
  short: z.string(),
});
/** A sales channel. */
export const Channel = z.object({ id: z.string(), name: z.string() });
export type Channel = z.output<typeof Channel>;

/** A courier service that the brand can book. */
export const Courier = z.object({
  courier_id: z.number().int(),
  name: z.string(),
  /** `delhivery`, `xpressbees`, `bluedart`, `dtdc` or `ekart`; decides icon and adapter. */
  partner: z.string(),
  /** `Surface` or `Air`. */
  mode: z.string(),
  /** Can be booked now. */
  is_active: z.boolean(),
  /** Uses the simulator. */
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
