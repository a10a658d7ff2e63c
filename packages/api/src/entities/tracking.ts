import { z } from 'zod';
import { ShipmentStatus } from './shipment.ts';
import { TrackingPreference } from './preference.ts';

/** Public data of a parcel, without personal data. */
export const TrackedParcel = z.object({
  awb: z.string().nullable(),
  courier_name: z.string().nullable(),
  status: ShipmentStatus,
  promised_date: z.string().nullable(),
  box_number: z.number().int(),
  box_count: z.number().int(),
  is_simulated: z.boolean(),
  /** Rupees the buyer pays for this parcel on delivery; 0 if prepaid, delivered or returning. */
  amount_to_collect: z.number(),
  delivery_attempts: z.number().int(),
  /** When the courier was last polled. */
  last_checked_at: z.string().nullable(),
  /** Newest first. */
  events: z.array(z.object({ status: ShipmentStatus, at: z.string(), location: z.string().nullable() })),
});
export type TrackedParcel = z.output<typeof TrackedParcel>;

/** The public tracking page. */
export const TrackingPage = z.object({
  brand: z.object({ name: z.string(), slug: z.string() }),
  branding: TrackingPreference.shape.branding,
  customer_support: TrackingPreference.shape.customer_support,
  social_media: TrackingPreference.shape.social_media,
  ad_banner: TrackingPreference.shape.ad_banner,
  product_suggestions: TrackingPreference.shape.product_suggestions,
  /** The brand's order number. */
  order_id: z.string(),
  is_cancelled: z.boolean(),
  /** Rupees to pay on delivery, of the parcels that are still to come. */
  amount_to_collect: z.number(),
  shipments: z.array(TrackedParcel),
});
export type TrackingPage = z.output<typeof TrackingPage>;
