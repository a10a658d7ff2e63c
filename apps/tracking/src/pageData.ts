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
  brand?: { name: string; slug: string; branding?: Branding };
}
