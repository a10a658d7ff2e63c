import { z } from 'zod';

const text = z.string().nullish();

/** A refusal: an acknowledgement that is false, or an error with a sentence in `description` and a name in `message`. */
export const refused = z.object({
  status: z.unknown().optional(),
  remark: text,
  message: text,
  description: text,
});

export const loggedIn = z.object({
  access_token: z.string().min(1),
  /** Seconds. Ekart returns the same token for a day, so they decrease. */
  expires_in: z.number().nullish(),
});

export const created = z.object({ tracking_id: z.string().min(1) });

/** The document has a list; code that cancels every day reads one acknowledgement. */
const acknowledged = z.object({ status: z.boolean().nullish(), remark: text });
export const cancelled = z
  .object({ data: z.array(acknowledged) })
  .transform(({ data }) => data)
  .or(acknowledged.transform((one) => [one]));

export const answered = z.object({ status: z.boolean(), remark: text });

/** The seller's addresses at Ekart. */
export const addresses = z.array(z.object({ alias: text }));

export const manifest = z.object({ manifestNumber: z.union([z.number(), z.string()]) });

const scan = z.object({
  status: z.string().min(1),
  /** Milliseconds since 1970. */
  ctime: z.number(),
  desc: text,
  location: text,
  /** The reason of a failed delivery; statuses of other events come without it. */
  ndrStatus: text,
});
export type EkartScan = z.output<typeof scan>;

export const tracked = z.object({
  track: scan.extend({ details: z.array(scan).nullish() }),
  order_number: text,
});

/** The carrier's own data of parcels, by AWB. */
export const rawTracked = z.record(z.string(), z.object({ shipment_type: text, cod_amount: text }));

/** Webhook of Ekart for scans, `track_updated`. `id` is the tracking id that a booking returns. */
export const pushed = scan.extend({ id: z.string().min(1), orderNumber: text });

/** Webhooks for bookings, `shipment_created` and `shipment_recreated`. */
export const pushedBooking = z.object({ id: z.string().min(1), orderNumber: z.string().min(1) });

export const pincode = z.object({
  status: z.boolean(),
  remark: text,
  details: z
    .object({
      cod: z.boolean().nullish(),
      /** Rupees. */
      max_cod_amount: z.number().nullish(),
      forward_pickup: z.boolean().nullish(),
      forward_drop: z.boolean().nullish(),
      reverse_pickup: z.boolean().nullish(),
    })
    .nullish(),
});

/** Amounts are rupees as text, with GST in the total. */
export const estimate = z.object({ zone: text, total: z.coerce.number() });
