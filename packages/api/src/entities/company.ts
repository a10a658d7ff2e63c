import { z } from 'zod';
import {
  email,
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
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const GstFields = z.object({
  gst_no: gstinOrNone,
  pan_card_url: imageLink,
  gst_verification_url: imageLink,
});
export const GstValidation = z.object({
  gst_no: z.string(),
  legal_name: z.string(),
  state: z.string(),
  address: z.string(),
  is_valid: z.boolean(),
});
export const GstRecord = GstFields.extend({
  id: z.string(),
  status: z.enum(['initiated', 'verified', 'rejected']),
  created_at: z.string(),
});

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
  })
  .refine((bank) => bank.account_number === bank.confirm_account_number, {
    message: "Account numbers don't match",
    path: ['confirm_account_number'],
  });
export const BankDetails = z.object({
  account_number_masked: z.string(),
  account_holder: z.string(),
  ifsc: z.string(),
  bank_name: z.string(),
  branch_name: z.string(),
  status: z.enum(['none', 'submitted', 'verified']),
});
export const IfscResponse = z.object({ ifsc: z.string(), bank_name: z.string(), branch_name: z.string() });
export const PartnerSelection = z.object({ courier_ids: z.array(z.number().int()) });
export const Pricing = z.object({
  plan: optionalText(40),
  per_order: rupees.default(0),
  monthly: rupees.default(0),
  discount: percent.default(0),
  effective_from: optionalText(10),
});

export const ShopifyCredentials = z.object({
  shop: requiredText('the shop address', 200),
  token: requiredText('the access token', 500),
});
export const ShopifyState = z.object({ connected: z.boolean(), store_name: z.string() });
