import type { InvoiceModel } from './layoutInvoice.ts';
import type { Paper } from './paperSizes.ts';

/** A brand's choices for its invoices; empty texts are not set. */
export interface InvoicePreferenceFields {
  label_size: Paper;
  logo_path: string;
  signature_image_url: string;
  policy_terms: string;
  hide_buyer_contact: boolean;
}

/** Returns an invoice as it prints with a preference, in place of the one that it was issued with. */
export function withInvoicePreference(
  { logo: _logo, signature_image: _signature, policy_terms: _terms, ...model }: InvoiceModel,
  preference: InvoicePreferenceFields,
): InvoiceModel {
  const { label_size, logo_path, signature_image_url, policy_terms, hide_buyer_contact } = preference;
  return {
    ...model,
    paper: label_size,
    hide_buyer_contact,
    ...(policy_terms !== '' && { policy_terms }),
    ...(logo_path !== '' && { logo: logo_path }),
    ...(signature_image_url !== '' && { signature_image: signature_image_url }),
  };
}

/** The paper of invoices, to choose from. */
export const invoicePaperChoices: readonly { id: Paper; label: string }[] = [
  { id: 'A4', label: 'A4' },
  { id: 'A5', label: 'A5' },
  { id: '4x6', label: '4 × 6 in' },
];
