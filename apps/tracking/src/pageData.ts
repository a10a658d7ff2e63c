import type { TrackingLanguage } from '@khep/domain/tracking';

/** The page's input: a subset of the public tracking response. */
export interface TrackingPageData {
  brand: { name: string; slug: string };
  branding: Branding;
  customer_support: CustomerSupport;
  social_media: SocialMedia;
  ad_banner: AdBanner;
  product_suggestions: ProductSuggestions;
  /** The brand's order number. */
  order_id: string;
  is_cancelled?: boolean;
  /** Rupees to pay on delivery, of the parcels that are still to come. */
  amount_to_collect: number;
  shipments: TrackedParcel[];
}

export interface Branding {
  brand_logo?: string | null;
  favicon?: string | null;
  website_url?: string | null;
  description?: string | null;
  /** `#rrggbb` */
  brand_color?: string | null;
}

export interface CustomerSupport {
  mail?: string | null;
  phone?: string | null;
  refund_policy_url?: string | null;
  privacy_policy_url?: string | null;
}

export type SocialMedia = Partial<Record<'facebook' | 'instagram' | 'whatsapp' | 'x', string | null>>;

export interface AdBanner {
  enabled: boolean;
  banner_file_url?: string | null;
  redirect_url?: string | null;
  tab?: string | null;
  image_alt?: string | null;
}

export interface ProductSuggestions {
  enabled: boolean;
  products: {
    product_image_url?: string | null;
    redirect_url?: string | null;
    title: string;
    description?: string | null;
    /** Rupees. */
    retail_price: number;
    discount_percentage?: number | null;
    /** Rupees. */
    discount_price?: number | null;
  }[];
}

export interface TrackedParcel {
  awb: string | null;
  courier_name: string | null;
  /** A shipment state of the domain. */
  status: string;
  /** ISO 8601. */
  promised_date: string | null;
  box_number: number;
  box_count: number;
  is_simulated: boolean;
  /** Rupees; 0 if prepaid, delivered or returning. */
  amount_to_collect: number;
  /** Failed and successful attempts at the door. */
  delivery_attempts: number;
  /** ISO 8601: when the courier was last polled. */
  last_checked_at: string | null;
  /** Newest first. */
  events: TrackedEvent[];
}

export interface TrackedEvent {
  /** The parcel's state after the event. */
  status: string;
  /** ISO 8601. */
  at: string;
  location: string | null;
}

/** A page without a parcel. */
export interface NoPage {
  state: 'not-found' | 'rate-limited';
  brand?: PageBrand | undefined;
}

export interface PageBrand {
  name: string;
  slug: string;
  branding?: Branding;
}

/** What a buyer may change, and the texts of the order only they see. */
export interface ConfirmedBuyer {
  /** Lines of the delivery address. */
  address: readonly string[];
}

/** The state of the forms below the parcels. */
export interface BuyerView {
  /** Set once the buyer confirmed the order with a code. */
  confirmed?: ConfirmedBuyer | undefined;
  /** A code was requested: show its field. */
  isCodeSent?: boolean;
  isCodeWrong?: boolean;
  notice?: 'requestSent' | 'confirmEmail' | 'updatesOn' | 'updatesOff' | 'thanks' | undefined;
  isRated?: boolean;
}

/** A phone number was entered: a code was sent, or its orders are listed. */
export interface PhonePage {
  state: 'phone';
  brand: PageBrand;
  /** Repeated with the code; never in an address. */
  phone: string;
  isCodeWrong?: boolean;
  /** Order numbers, once the code is confirmed. */
  orders?: readonly string[];
}

export interface RenderOptions {
  page: TrackingPageData | NoPage | PhonePage;
  language: TrackingLanguage;
  /** The page's address without its query. */
  path: string;
  /** The address of the lookup form: `/mitti-and-loom/track`, or `/` on a brand's own host. */
  lookupPath: string;
  /** ISO 8601. */
  now: string;
  buyer?: BuyerView;
}
