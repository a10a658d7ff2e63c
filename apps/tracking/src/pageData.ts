import type { BuyerReturnProblem, BuyerReturnState, ReturnReason } from '@khep/domain/returns';
import type { BuyerSituation, TrackingLanguage } from '@khep/domain/tracking';

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
  /** @default by the state alone */
  situation?: BuyerSituation;
  /** ISO 8601. */
  promised_date: string | null;
  /** First and last day by the brand's own parcels on this lane; null with too few. */
  expected?: { from: string; to: string } | null;
  box_number: number;
  box_count: number;
  is_simulated: boolean;
  /** Rupees; 0 if prepaid or no delivery is expected. */
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

/** Details that a buyer may change, and the texts of the order only they see. */
export interface ConfirmedBuyer {
  /** Lines of the delivery address. */
  address: readonly string[];
}

/** The buyer's returns of the order, and what can still be returned. */
export interface ReturnsView {
  requests: readonly { number: string; state: BuyerReturnState }[];
  open?:
    | {
        /** YYYY-MM-DD */
        until: string;
        items: readonly { sku_id: string; name: string; returnable: number }[];
        reasons: readonly ReturnReason[];
        /** Rupees. */
        fee: number;
      }
    | undefined;
  /** Problem of the request that was just sent. */
  problem?: BuyerReturnProblem | undefined;
  /** Input of that request; photos have to be chosen again. */
  entered?:
    | {
        /** Units by SKU. */
        quantities: ReadonlyMap<string, number>;
        reason: string;
        remark: string;
        kind: 'return' | 'exchange';
      }
    | undefined;
  /** A request was just sent. */
  isRequested?: boolean;
}

/** Notice after one of the forms was sent. */
export type PageNotice = 'requestSent' | 'confirmEmail' | 'updatesOn' | 'updatesOff' | 'thanks';

/** The state of the forms below the parcels. */
export interface BuyerView {
  /** Set once the buyer confirmed the order with a code. */
  confirmed?: ConfirmedBuyer | undefined;
  /** A code was requested: show its field. */
  isCodeSent?: boolean;
  isCodeWrong?: boolean;
  notice?: PageNotice | undefined;
  isRated?: boolean;
  /** Of a confirmed buyer: failed deliveries that need an answer, and the page where they are answered. */
  failedDeliveries?: readonly { awb: string; url: string }[];
  /** Of a confirmed buyer, if the brand offers returns. */
  returns?: ReturnsView | undefined;
  /** Public key of push messages (VAPID, base64url); undefined if the server sends none. */
  pushKey?: string | undefined;
}

/** A phone number was entered: a code was sent, or its orders are listed. */
export interface PhonePage {
  state: 'phone';
  brand: PageBrand;
  /** Repeated with the code; never in an address. */
  phone: string;
  isCodeWrong?: boolean;
  /** Orders and the last part of their addresses, once the code is confirmed. */
  orders?: readonly { order_id: string; page_id: string }[];
}

/** A channel on which a buyer gets messages, unless they stopped it. */
export interface MessageChannel {
  /** A `NotificationChannel`. */
  channel: string;
  /** Masked. */
  contact: string;
  is_stopped: boolean;
}

/** A failed delivery, with no more of the order than its buyer needs to answer. */
export interface AnswerPage {
  state: 'answer';
  /** `expired` has no brand; on `messages` the buyer stops and starts messages. */
  status: 'open' | 'sent' | 'sent-to-courier' | 'closed' | 'expired' | 'messages';
  brand?: PageBrand | undefined;
  order: string;
  courier: string;
  /** An `NdrBucket`; empty without a case. */
  reason: string;
  /** City and PIN code, which can't change. */
  place: string;
  /** The last digits of the buyer's phone. */
  phone_ending: string;
  /** YYYY-MM-DD. */
  dates: readonly string[];
  /** Input that was sent and is wrong. */
  given?: Readonly<Record<string, string>>;
  problem?: 'date' | 'address' | 'phone' | undefined;
  /** How the brand can reach the buyer, with `messages`. */
  channels?: readonly MessageChannel[];
  /** The buyer has just changed them. */
  is_saved?: boolean;
}

/** A page of analytics by email, for someone outside the brand. `ended` has nothing of it. */
export interface ReportPage {
  status: 'ask' | 'confirmed' | 'stop' | 'stopped' | 'ended';
  brand: string;
  /** The page's title. */
  title: string;
  /** "each Monday at 09:00 (India)". */
  rhythm: string;
  /** "State: Bihar. Payment: COD"; empty without. */
  filters: string;
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

export interface AnswerOptions {
  page: AnswerPage;
  language: TrackingLanguage;
  /** The page's address without its query. */
  path: string;
}

/** The built pages of orders, which the server loads from `dist/server/render.js`. */
export interface PageRenderer {
  render: (options: RenderOptions) => string;
  /** The start of every page in a language, which `render` repeats. */
  documentStart: (language: TrackingLanguage) => string;
}

/** The built pages of answers, which the server loads from `dist/server/answer.js`. */
export interface AnswerRenderer {
  answerPage: (options: AnswerOptions) => string;
}

/** The built page of reports by email, which the server loads from `dist/server/report.js`. */
export interface ReportRenderer {
  reportPage: (options: { page: ReportPage; path: string }) => string;
}
