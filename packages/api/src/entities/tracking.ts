import { z } from 'zod';
import {
  hostRecordStates,
  hostRecordTypes,
  stepStates,
  textDirections,
  trackingHostStates,
} from '@khep/domain/tracking';
import { ParcelSituation, ShipmentStatus } from './shipment.ts';
import { TrackingPreference } from './preference.ts';

/** Public data of a parcel, without personal data. */
export const TrackedParcel = z.object({
  awb: z.string().nullable(),
  courier_name: z.string().nullable(),
  status: ShipmentStatus,
  /** Its status and the case of its failed delivery decide it. */
  situation: ParcelSituation.pick({ happening: true, day: true, expects_delivery: true }),
  promised_date: z.string().nullable(),
  /** First and last day by the brand's own parcels on this lane, YYYY-MM-DD; null with too few. */
  expected: z.object({ from: z.string(), to: z.string() }).nullable(),
  box_number: z.number().int(),
  box_count: z.number().int(),
  is_simulated: z.boolean(),
  /** Rupees the buyer pays for this parcel on delivery; 0 if prepaid or no delivery is expected. */
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

/** The brand of a tracking widget: its colours, and the widget's texts in a language. */
export const WidgetBrand = z.object({
  name: z.string(),
  language: z.string(),
  direction: z.enum(textDirections),
  /** `#rrggbb` */
  color: z.string(),
  on_color: z.string(),
  texts: z.object({
    label: z.string(),
    track: z.string(),
    not_found: z.string(),
    not_found_text: z.string(),
    limited: z.string(),
    unavailable: z.string(),
    details: z.string(),
  }),
  lookup_url: z.string(),
  /** The widget's script for the snippet, and its hash; empty if the server has none. */
  script_url: z.string(),
  integrity: z.string(),
});
export type WidgetBrand = z.output<typeof WidgetBrand>;

/** An order for the tracking widget, in words. */
export const WidgetOrder = z.object({
  order_id: z.string(),
  title: z.string(),
  headline: z.string(),
  detail: z.string(),
  amount: z.string(),
  parcels: z.array(
    z.object({
      title: z.string(),
      headline: z.string(),
      detail: z.string(),
      steps: z.array(z.object({ label: z.string(), state: z.enum(stepStates) })),
      events: z.array(z.object({ text: z.string(), detail: z.string() })),
    }),
  ),
  url: z.string(),
});
export type WidgetOrder = z.output<typeof WidgetOrder>;

/** A DNS record of a brand's own tracking host. `waiting`: not found. `wrong`: DNS has `seen` instead. */
export const TrackingHostRecord = z.object({
  type: z.enum(hostRecordTypes),
  name: z.string(),
  value: z.string(),
  state: z.enum(hostRecordStates),
  seen: z.string(),
});
export type TrackingHostRecord = z.output<typeof TrackingHostRecord>;

/** The brand's own host of the saved tracking preference, and its last check. */
export const TrackingHost = z.object({
  /** Null without a website and subdomain. */
  host: z.string().nullable(),
  /** Links use the host while `verified` or `failing`: a check failed. `lost`: two failed, at least an hour apart. */
  state: z.enum(trackingHostStates),
  /** The first of the failed checks in a row. */
  failed_at: z.string().nullable(),
  checked_at: z.string().nullable(),
  records: z.array(TrackingHostRecord),
  /** Where labels and messages to buyers link to. */
  links_at: z.string(),
  is_simulated: z.boolean(),
});
export type TrackingHost = z.output<typeof TrackingHost>;

const ratings = {
  count: z.number().int(),
  /** Of 1 to 5, with two decimals; null without ratings. */
  average: z.number().nullable(),
  /** Number of ratings of 1, 2, 3, 4 and 5. */
  distribution: z.array(z.number().int()).length(5),
};

/** Ratings that buyers gave their deliveries in a period. */
export const DeliveryFeedback = z.object({
  ...ratings,
  /** Most ratings first. An order counts for each courier that delivered a parcel of it. */
  couriers: z.array(z.object({ courier_id: z.number().int(), courier_name: z.string(), ...ratings })),
  /** The newest ratings with a comment. */
  comments: z.array(
    z.object({
      order_id: z.string(),
      order_number: z.string(),
      rating: z.number().int(),
      comment: z.string(),
      at: z.string(),
    }),
  ),
});
export type DeliveryFeedback = z.output<typeof DeliveryFeedback>;
