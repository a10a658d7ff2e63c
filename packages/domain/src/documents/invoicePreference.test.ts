import { expect, test } from 'vitest';
import { withInvoicePreference } from './invoicePreference.ts';
import { sampleInvoice } from './sampleInvoice.ts';

const preference = {
  label_size: 'A5',
  logo_path: '',
  signature_image_url: '/files/signature.png',
  policy_terms: '',
  hide_buyer_contact: true,
} as const;

test('a preference replaces that of the issued invoice', () => {
  const issued = { ...sampleInvoice, logo: '/files/old.png', policy_terms: 'Old terms' };
  const shown = withInvoicePreference(issued, preference);
  expect(shown).toMatchObject({
    number: sampleInvoice.number,
    paper: 'A5',
    hide_buyer_contact: true,
    signature_image: '/files/signature.png',
  });
  expect(shown).not.toHaveProperty('logo');
  expect(shown).not.toHaveProperty('policy_terms');
});
