import { z } from 'zod';
import * as c from '../entities/company.ts';
import * as k from '../entities/contract.ts';
import { Upload, courierIdText } from '../entities/fields.ts';
import { Page } from '../entities/paging.ts';
import { Preference, PreferenceDraft, preferenceTypes } from '../entities/preference.ts';
import { BulkAnswer } from '../entities/sku.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const module = 'settings';
const failure = 'Something went wrong';
const forbidden = 'notice';

export const company = {
  profile: endpoint({ id: 'company.profile', method: 'GET', path: '/onboarding/profile', module, answer: data(c.CompanyProfile), failure }),
  profileUpdate: endpoint({ id: 'company.profileUpdate', method: 'PUT', path: '/onboarding/profile', module, body: c.CompanyProfile, answer: data(c.CompanyProfile), success: 'Company profile updated successfully', failure: 'Failed to update company profile', forbidden }),
  gstValidate: endpoint({ id: 'company.gstValidate', method: 'POST', path: '/onboarding/validate_gstin', module, body: z.object({ gst_no: z.string().trim().min(1, 'Enter a GSTIN') }), answer: data(c.GstValidation), failure }),
  gstStatus: endpoint({ id: 'company.gstStatus', method: 'GET', path: '/onboarding/gstin', module, answer: data(z.object({ records: z.array(c.GstRecord) })), failure: 'Failed to get gst status' }),
  /** Its success is shown as a warning. */
  gstVerify: endpoint({ id: 'company.gstVerify', method: 'PUT', path: '/onboarding/gstin/{id}', module, params: byId, body: c.GstFields, answer: done, success: 'Gst Verfication Initiated', failure }),
  bank: endpoint({ id: 'company.bank', method: 'GET', path: '/bank', module, answer: data(c.BankDetails), failure }),
  bankUpdate: endpoint({ id: 'company.bankUpdate', method: 'POST', path: '/bank', module, body: c.BankInput, answer: data(c.BankDetails), success: 'Bank details submitted for verification', failure: 'Failed to update bank details', forbidden }),
  ifsc: endpoint({ id: 'company.ifsc', method: 'GET', path: '/bank/ifsc/{code}', module, params: z.object({ code: z.string().min(1) }), answer: data(c.IfscAnswer), failure: ['Invalid IFSC code', 'Failed to fetch bank details by IFSC code'] }),
  partners: endpoint({ id: 'company.partners', method: 'GET', path: '/onboarding/partner/selections', module, answer: data(c.PartnerSelection), failure }),
  partnersUpdate: endpoint({ id: 'company.partnersUpdate', method: 'POST', path: '/onboarding/partner/selections', module, body: c.PartnerSelection, answer: done, ok: 201, success: 'Selected partners updated successfully', failure: 'Failed to update selected partners', forbidden }),
  pricing: endpoint({ id: 'company.pricing', method: 'GET', path: '/onboarding/pricing', module, answer: data(c.Pricing), failure }),
  pricingAdd: endpoint({ id: 'company.pricingAdd', method: 'POST', path: '/onboarding/pricing', module, body: c.Pricing, answer: done, ok: 201, success: 'Pricing details added successfully', failure: 'Failed to update pricing details', forbidden }),
  pricingUpdate: endpoint({ id: 'company.pricingUpdate', method: 'PUT', path: '/onboarding/pricing', module, body: c.Pricing, answer: done, ok: 201, success: 'Pricing details updated successfully', failure: 'Failed to update pricing details', forbidden }),
};

export const shopify = {
  verify: endpoint({ id: 'shopify.verify', method: 'POST', path: '/auth/shopify/credentials', module, body: c.ShopifyCredentials, answer: data(z.object({ store: z.object({ name: z.string(), domain: z.string() }) })), failure: 'Failed to verify token' }),
  check: endpoint({ id: 'shopify.check', method: 'GET', path: '/auth/shopify/check-connection', module, answer: data(c.ShopifyState), failure: 'Failed to check Shopify connection' }),
  inactivate: endpoint({ id: 'shopify.inactivate', method: 'POST', path: '/auth/shopify/inactivate', module, encoding: 'empty', answer: done, success: 'Shopify disconnected successfully', failure: 'Failed to disconnect Shopify' }),
};

const byCourier = z.object({ courier_id: courierIdText });
export const contracts = {
  credentialsAdd: endpoint({ id: 'contracts.credentialsAdd', method: 'POST', path: '/contracts/credentials/{courier_id}', module, params: byCourier, body: k.CredentialsBody, answer: done, success: 'Credential added successfully', failure: 'Failed to add credentials' }),
  credentials: endpoint({ id: 'contracts.credentials', method: 'GET', path: '/contracts/credentials/{courier_id}', module, params: byCourier, answer: data(z.object({ fields: z.array(k.CredentialField) })), failure }),
  zones: endpoint({ id: 'contracts.zones', method: 'GET', path: '/contracts/rate_card/zone_mapping/{courier_id}', module, params: byCourier, answer: data(z.object({ zones: z.array(k.Zone) })), failure }),
  rateCardAdd: endpoint({ id: 'contracts.rateCardAdd', method: 'POST', path: '/contracts/rate_card/{courier_id}', module, params: byCourier, body: k.RateCardInput, answer: data(k.RateCard), success: 'Contract added successfully', failure: 'Failed to add contract' }),
  rateCards: endpoint({ id: 'contracts.rateCards', method: 'GET', path: '/contracts/rate_card/{courier_id}', module, params: byCourier, answer: data(z.array(k.RateCard)), failure }),
  pincodes: endpoint({ id: 'contracts.pincodes', method: 'GET', path: '/contracts/pincodezonemapping/{courier_id}', module, params: byCourier, query: Page, answer: data(z.object({ mappings: z.array(k.PincodeMapping), total: z.number().int() })), failure: 'Failed to fetch pincode mappings' }),
  pincodesAdd: endpoint({ id: 'contracts.pincodesAdd', method: 'POST', path: '/contracts/pincodezonemapping/{courier_id}', module, params: byCourier, body: Upload, encoding: 'multipart', answer: data(BulkAnswer), success: 'Pincode mapping added successfully', failure: ['Please Upload a correct file', 'Failed to add pincode mapping'] }),
  slas: endpoint({ id: 'contracts.slas', method: 'GET', path: '/contracts/sla/{courier_id}', module, params: byCourier, answer: data(z.object({ slas: z.array(k.Sla) })), failure: 'Failed to fetch SLA data' }),
  slasAdd: endpoint({ id: 'contracts.slasAdd', method: 'POST', path: '/contracts/sla/{courier_id}', module, params: byCourier, body: z.object({ slas: z.array(k.Sla).min(1) }), answer: done, success: 'SLA added successfully', failure: 'Failed to add SLA' }),
  serviceability: endpoint({ id: 'contracts.serviceability', method: 'POST', path: '/contracts/serviceability/{courier_id}', module, params: byCourier, body: k.ServiceabilityBody, answer: data(k.Serviceability), failure: 'Failed to check serviceability' }),
  integration: endpoint({ id: 'contracts.integration', method: 'GET', path: '/contracts/integration/{courier_id}', module, params: byCourier, answer: data(k.CourierIntegration), failure }),
};

export const pg = {
  gateways: endpoint({ id: 'pg.gateways', method: 'GET', path: '/pg-contracts/payment-gateways', module, answer: data(z.object({ gateways: z.array(z.object({ id: z.string(), name: z.string(), is_connected: z.boolean() })) })), failure: 'Failed to fetch payment gateways' }),
  banks: endpoint({ id: 'pg.banks', method: 'GET', path: '/pg-contracts/banks', module, answer: data(z.object({ banks: z.array(z.object({ code: z.string(), name: z.string() })) })), failure: 'Failed to fetch banks' }),
};

const byType = z.object({ preference_type: z.enum(preferenceTypes) });
/** Which of the notices is shown follows the type: label (none of its own on adding), invoice, tracking. */
export const preferences = {
  get: endpoint({ id: 'preferences.get', method: 'GET', path: '/preferences/{preference_type}', module, params: byType, answer: data(z.object({ preference: Preference })), failure: 'Failed to fetch preference' }),
  add: endpoint({ id: 'preferences.add', method: 'POST', path: '/preferences/{preference_type}', module, params: byType, body: PreferenceDraft, answer: data(z.object({ preference: Preference })), success: ['Preferences saved successfully', 'Invoice preferences saved successfully', 'Tracking preferences saved successfully'], failure: 'Failed to save preferences', forbidden }),
  update: endpoint({ id: 'preferences.update', method: 'PUT', path: '/preferences/{preference_type}', module, params: byType, body: PreferenceDraft, answer: data(z.object({ preference: Preference })), success: ['Label preference updated successfully', 'Invoice preference updated successfully', 'Tracking preference updated successfully'], failure: ['Failed to save preferences', 'Failed to edit label preference'], forbidden }),
};
