import { z } from 'zod';
import { preferenceTypes } from '@khep/domain/company';
import { labelSizeSettings, paperSizes } from '@khep/domain/documents';
import { defaultPackingObjective, packingObjectives } from '@khep/domain/packing';
import {
  email,
  emailOrNone,
  idText,
  maxLength,
  mobile,
  optionalText,
  phoneOrNone,
  imageLink,
  required,
  rupees,
  text,
  webLink,
  ownPassword,
} from './fields.ts';
import { ReturnPolicyPreference } from './returns.ts';

export const PreferenceType = z.enum(preferenceTypes);
export type PreferenceType = z.output<typeof PreferenceType>;

export const LabelPreference = z.object({
  logo_path: imageLink,
  policy_terms: optionalText(maxLength.note),
  /** @default '4x6' */
  label_size: z.enum(labelSizeSettings).default('4x6'),
  show_gstin: z.boolean().default(true),
  show_company_name: z.boolean().default(true),
  show_product_description: z.boolean().default(true),
  show_total_amount: z.boolean().default(true),
  show_shipper_address: z.boolean().default(true),
  show_order_barcode: z.boolean().default(true),
  show_mobile_number: z.boolean().default(false),
  show_support_phone: z.boolean().default(false),
  support_email: emailOrNone,
  support_phone: phoneOrNone,
  note: optionalText(200),
});
export type LabelPreference = z.output<typeof LabelPreference>;

/** Returns whether invoice numbers with this prefix would clash with credit notes: CN/26-27/1. */
export const isCreditNotePrefix = (prefix: string): boolean => /^[/-]*cn[/-]*$/i.test(prefix.trim());

export const InvoicePreference = z.object({
  label_size: z.enum(paperSizes).default('A4'),
  logo_path: imageLink,
  policy_terms: optionalText(maxLength.note),
  invoice_prefix: z
    .string()
    .trim()
    .max(6, 'Enter at most 6 characters')
    .regex(/^[A-Za-z0-9/-]*$/, 'Use letters, digits, / and - only')
    .refine((prefix) => !isCreditNotePrefix(prefix), 'CN is reserved for credit notes. Choose another prefix')
    .default(''),
  invoice_series_start: z.number().int().min(1, 'Enter 1 or more').default(1),
  hide_buyer_contact: z.boolean().default(false),
  signature_image_url: imageLink,
  is_primary_warehouse: z.boolean().default(true),
});
export type InvoicePreference = z.output<typeof InvoicePreference>;

export const ProductSuggestion = z.object({
  product_image_url: imageLink,
  redirect_url: webLink,
  title: required('Enter a title', maxLength.name),
  description: optionalText(maxLength.note),
  retail_price: rupees.default(0),
  discount_percentage: z.number().min(0).max(100, 'Enter at most 100').default(0),
  discount_price: rupees.default(0),
});

const Branding = z.object({
  brand_logo: imageLink,
  favicon: imageLink,
  website_url: webLink,
  subdomain: text,
  description: optionalText(maxLength.note),
  brand_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Enter a colour such as #4287f5')
    .default('#4287f5'),
});
const CustomerSupport = z.object({
  mail: emailOrNone,
  phone: phoneOrNone,
  refund_policy_url: webLink,
  privacy_policy_url: webLink,
});
const SocialMedia = z.object({ facebook: webLink, instagram: webLink, whatsapp: webLink, x: webLink });
const AdBanner = z.object({
  enabled: z.boolean().default(false),
  banner_file_url: imageLink,
  redirect_url: webLink,
  tab: z.enum(['_blank', '_self']).default('_blank'),
  image_alt: text,
});
const ProductSuggestions = z.object({
  enabled: z.boolean().default(false),
  products: z.array(ProductSuggestion).max(12, 'Add at most 12 products').default([]),
});

/** Sites beside the brand's website that may show its tracking widget. An extension. */
const Widget = z.object({
  allowed_origins: z
    .array(
      z.url({ protocol: /^https?$/, error: 'Enter an address such as https://shop.example.in' }).max(200),
    )
    .max(20, 'Add at most 20 sites')
    .default([]),
});

export const TrackingPreference = z.object({
  branding: Branding.default(() => Branding.parse({})),
  customer_support: CustomerSupport.default(() => CustomerSupport.parse({})),
  social_media: SocialMedia.default(() => SocialMedia.parse({})),
  ad_banner: AdBanner.default(() => AdBanner.parse({})),
  product_suggestions: ProductSuggestions.default(() => ProductSuggestions.parse({})),
  widget: Widget.default(() => Widget.parse({})),
});
export type TrackingPreference = z.output<typeof TrackingPreference>;

const label = '(?!-)[a-z0-9-]{1,63}(?<!-)';
const hostname = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+[a-z]{2,63}$`);
const hostLabel = new RegExp(`^${label}$`);

/** Returns whether DNS can have a host of this name, in lower case. */
export const isHostname = (host: string): boolean => hostname.test(host);

const normalizeSubdomain = (entered: string): string => entered.trim().toLowerCase().replace(/\.$/, '');

const isSubdomain = (entered: string): boolean => {
  const name = normalizeSubdomain(entered);
  return name === '' || hostLabel.test(name) || isHostname(name);
};

/** Returns the host that a brand chose: its subdomain as a whole host, or below the domain of its website; undefined if none. */
export function trackingHostname({
  subdomain,
  website_url,
}: Pick<TrackingPreference['branding'], 'subdomain' | 'website_url'>): string | undefined {
  const name = normalizeSubdomain(subdomain);
  if (name.includes('.')) return isHostname(name) ? name : undefined;
  const site = URL.parse(website_url)?.hostname.replace(/^www\./, '');
  const host = `${name}.${site ?? ''}`;
  return hostLabel.test(name) && isHostname(host) ? host : undefined;
}

/** A tracking preference to save. Those saved before may have a subdomain that DNS can't have; it has no effect. */
export const TrackingPreferenceDraft = TrackingPreference.extend({
  branding: Branding.extend({
    subdomain: text.refine(isSubdomain, 'Enter a name such as track, or a host such as parcels.example.in'),
  }).default(() => Branding.parse({})),
});

/** The brand's default packing preference. */
export const PackingPreference = z.object({
  /** Minimized first: cost (box and freight), box count, or volume. @default the domain's `defaultPackingObjective` */
  objective: z.enum(packingObjectives).default(defaultPackingObjective),
  /** Clearance along every wall in centimetres. @default 0 */
  padding: z
    .number('Enter the padding in centimetres')
    .min(0, 'Enter 0 or more')
    .max(20, 'Enter at most 20 cm')
    .default(0),
});
export type PackingPreference = z.output<typeof PackingPreference>;

/** How orders are limited by stock. */
export const StockPreference = z.object({
  /** Accepts orders for more units than are available. @default false */
  allow_back_orders: z.boolean().default(false),
});
export type StockPreference = z.output<typeof StockPreference>;
/** How long buyers' data is kept. */
export const PrivacyPreference = z.object({
  /** Months after an order's last change until its buyer's name and contacts are erased. @default 36 */
  buyer_data_months: z
    .number('Enter the months')
    .int('Enter whole months')
    .min(6, 'Enter at least 6 months')
    .max(96, 'Enter at most 96 months')
    .default(36),
});
export type PrivacyPreference = z.output<typeof PrivacyPreference>;

/** Erases a buyer's data: one of phone and email. */
export const BuyerErasure = z
  .object({
    phone: mobile.optional(),
    email: email.optional(),
    /** The signed-in user's own password: this can't be undone. */
    password: ownPassword,
  })
  .refine(({ phone, email: address }) => (phone === undefined) !== (address === undefined), {
    message: "Enter the buyer's phone number or email",
    path: ['phone'],
  });
const orderCount = z.number().int();
export const BuyerErasureResult = z.object({
  /** Orders without the buyer's data now. */
  erased: orderCount,
  /** Orders on their way: erased once they have ended. */
  waiting: orderCount,
  /** Erased orders whose invoices keep their recipient, as the law asks. */
  invoices_kept: orderCount,
});

const kept = {
  id: z.string(),
  /** Increases with each update; 0 while nothing is saved. */
  version: z.number().int(),
};
/** A preference record, discriminated by type. */
export const Preference = z.discriminatedUnion('preference_type', [
  z.object({ preference_type: z.literal('label_preference'), preferences: LabelPreference, ...kept }),
  z.object({ preference_type: z.literal('invoice_preference'), preferences: InvoicePreference, ...kept }),
  z.object({ preference_type: z.literal('tracking_preference'), preferences: TrackingPreference, ...kept }),
  z.object({ preference_type: z.literal('packing_preference'), preferences: PackingPreference, ...kept }),
  z.object({ preference_type: z.literal('stock_preference'), preferences: StockPreference, ...kept }),
  z.object({ preference_type: z.literal('privacy_preference'), preferences: PrivacyPreference, ...kept }),
  z.object({
    preference_type: z.literal('return_preference'),
    preferences: ReturnPolicyPreference,
    ...kept,
  }),
]);
export type Preference = z.output<typeof Preference>;

/** The fields of the type given in the path. */
export const PreferenceDraft = z.object({ preferences: z.record(idText, z.unknown()) });

/** Schemas by type. */
export const preferenceSchemas = {
  label_preference: LabelPreference,
  invoice_preference: InvoicePreference,
  tracking_preference: TrackingPreference,
  packing_preference: PackingPreference,
  stock_preference: StockPreference,
  privacy_preference: PrivacyPreference,
  return_preference: ReturnPolicyPreference,
} as const;

/** Schemas of what can be saved, by type. */
export const preferenceDraftSchemas = {
  ...preferenceSchemas,
  tracking_preference: TrackingPreferenceDraft,
} as const;
