import { z } from 'zod';
import {
  bankStatuses,
  effectIds,
  effectTones,
  gstStages,
  gstStatuses,
  turnoverBands,
} from '@khep/domain/company';
import {
  day,
  email,
  gstin,
  gstinOrNone,
  idText,
  line,
  maxLength,
  mobile,
  optionalText,
  percent,
  imageLink,
  pincode,
  requiredText,
  rupees,
  webLink,
  ownPassword,
} from './fields.ts';

export const CompanyProfile = z.object({
  company_name: requiredText('the company name', 120),
  brand_name: requiredText('the brand name', 80),
  email,
  mobile,
  website: webLink,
  address: optionalText(300),
  city: optionalText(80),
  state: optionalText(80),
  country: optionalText(maxLength.name).default('India'),
  pincode: z.union([z.literal(''), pincode]).default(''),
  logo: imageLink,
  gst_no: gstinOrNone,
  pan_card_url: imageLink,
  gst_verification_url: imageLink,
  timezone: idText.default('Asia/Kolkata'),
  currency: idText.default('INR'),
  /** Annual turnover: it decides the HSN digits on invoices. Empty while unknown. */
  turnover: z.enum(turnoverBands).default(''),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;
/** The profile as it is saved. */
export const SavedProfile = CompanyProfile.extend({ version: z.number().int() });
export type SavedProfile = z.infer<typeof SavedProfile>;

/** Request to verify a GSTIN. Its files are required: the provider compares them. */
export const GstFields = z.object({
  gst_no: gstin,
  pan_card_url: imageLink.refine((value) => value !== '', 'Upload the PAN card'),
  gst_verification_url: imageLink.refine((value) => value !== '', 'Upload the GST certificate'),
});
/** A GSTIN checked by its characters, and with the provider where one is connected. */
export const GstValidation = z.object({
  gst_no: z.string(),
  /** Empty without a provider. */
  legal_name: z.string(),
  state: z.string(),
  address: z.string(),
  pan: z.string(),
  is_valid: z.boolean(),
  /** The error in the GSTIN; empty if it is valid. */
  problem: z.string(),
  /** The provider has responded. */
  is_checked: z.boolean(),
});
export type GstValidation = z.output<typeof GstValidation>;

export const GstRecord = z.object({
  /** GST code of the state: a company has one registration per state. */
  id: z.string(),
  gst_no: z.string(),
  pan_card_url: z.string(),
  gst_verification_url: z.string(),
  status: z.enum(gstStatuses),
  /** As registered; empty until it is verified. */
  legal_name: z.string(),
  state: z.string(),
  address: z.string(),
  /** Why it was rejected. */
  reason: z.string(),
  /** The stages of the check, with when each was passed. */
  steps: z.array(z.object({ id: z.enum(gstStages), at: z.string().nullable() })),
  /** The provider is simulated. */
  is_simulated: z.boolean(),
  created_at: z.string(),
});
export type GstRecord = z.output<typeof GstRecord>;

export const BankInput = z
  .object({
    account_number: z
      .string()
      .trim()
      .regex(/^\d{9,18}$/, 'Enter an account number of 9 to 18 digits'),
    confirm_account_number: line(maxLength.id),
    account_holder: requiredText('the account holder', 120),
    ifsc: line(maxLength.id)
      .toUpperCase()
      .pipe(
        z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Enter an IFSC of 11 characters, such as HDFC0000123'),
      ),
    bank_name: requiredText('the bank', 120),
    branch_name: optionalText(120),
    /** The signed-in user's own password: COD is paid out to the account. */
    password: ownPassword,
  })
  .refine((bank) => bank.account_number === bank.confirm_account_number, {
    message: "Account numbers don't match",
    path: ['confirm_account_number'],
    // Also while another field is wrong, so that all are corrected at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export const BankDetails = z.object({
  /** Increases with each account that is sent. */
  version: z.number().int(),
  account_number_masked: z.string(),
  account_holder: z.string(),
  ifsc: z.string(),
  bank_name: z.string(),
  branch_name: z.string(),
  /** Of the account that was sent last. */
  status: z.enum(bankStatuses),
  /** Why it was rejected. */
  reason: z.string(),
  submitted_at: z.string().nullable(),
  /** The bank's name of the account holder; empty until it is verified. */
  registered_name: z.string(),
  is_simulated: z.boolean(),
  /** The verified account that COD is paid out to, which may be an earlier one. */
  payout: z
    .object({
      account_number_masked: z.string(),
      account_holder: z.string(),
      bank_name: z.string(),
      verified_at: z.string(),
    })
    .nullable(),
});
export type BankDetails = z.output<typeof BankDetails>;
/** `branch_name` is empty: the list of codes has no branches. */
export const IfscResponse = z.object({ ifsc: z.string(), bank_name: z.string(), branch_name: z.string() });

export const PartnerSelection = z.object({
  courier_ids: z
    .array(z.number().int())
    .min(1, 'Select at least one courier service')
    .max(50, 'Select at most 50 courier services'),
});
/** Courier services, and which of them allocation may choose. */
export const SelectedPartners = z.object({
  version: z.number().int(),
  courier_ids: z.array(z.number().int()),
  services: z.array(
    z.object({
      courier_id: z.number().int(),
      name: z.string(),
      partner: z.string(),
      partner_name: z.string(),
      mode: z.string(),
      is_selected: z.boolean(),
      is_connected: z.boolean(),
      /** Shipments booked with it in the last 30 days. */
      shipments: z.number().int(),
    }),
  ),
});
export type SelectedPartners = z.output<typeof SelectedPartners>;

/** Rupees. The prices follow from the plan: only `plan` and `effective_from` are stored from a request. */
export const Pricing = z.object({
  plan: optionalText(40),
  per_order: rupees.default(0),
  monthly: rupees.default(0),
  discount: percent.default(0),
  effective_from: z.union([z.literal(''), day]).default(''),
});
/** The plan, what it cost in the last 30 days, and the plans to choose from. Rupees. */
export const PricingDetails = Pricing.extend({
  version: z.number().int(),
  usage: z.object({
    orders: z.number().int(),
    base: z.number(),
    discount: z.number(),
    gst: z.number(),
    total: z.number(),
  }),
  /** A plan that would have cost less in these days; empty if there is none. */
  cheaper_plan: z.string(),
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      purpose: z.string(),
      per_order: z.number(),
      monthly: z.number(),
      discount: z.number(),
      /** For the orders of the last 30 days, with GST. */
      total: z.number(),
    }),
  ),
});
export type PricingDetails = z.output<typeof PricingDetails>;

/** Effects of the company's details today: on parcels, invoices, HSN and payouts. */
export const CompanyEffects = z.object({
  effects: z.array(
    z.object({
      id: z.enum(effectIds),
      tone: z.enum(effectTones),
      title: z.string(),
      detail: z.string(),
    }),
  ),
});
export type CompanyEffects = z.output<typeof CompanyEffects>;
