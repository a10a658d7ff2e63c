import type { TaxDocument } from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import { plainRupees } from '@khep/domain/money';

/** Two vocabularies for the same: that of the sample file, and that of the help page. Zoho takes the one that its import page shows. */
export const zohoTreatments = {
  zoho: { consumer: 'consumer', registered: 'business_gst', sez: 'business_sez', abroad: 'overseas' },
  zoho_registered: {
    consumer: 'consumer',
    registered: 'business_registered_regular',
    sez: 'business_sez',
    abroad: 'overseas',
  },
} as const;
export type ZohoVocabulary = keyof typeof zohoTreatments;

/** Columns of an import of invoices. Zoho imports credit notes apart from them, with columns that no public page lists. */
export const zohoHeading = [
  'Invoice Number',
  'Invoice Date',
  'Invoice Status',
  'Customer Name',
  'GST Treatment',
  'GST Identification Number (GSTIN)',
  'Place of Supply',
  'Due Date',
  'Currency Code',
  'Account',
  'Item Name',
  'Item Desc',
  'Item Type',
  'HSN/SAC',
  'Quantity',
  'Usage unit',
  'Item Price',
  'Item Tax',
  'Item Tax %',
  'Item Tax Type',
  'Is Inclusive Tax',
  'Adjustment',
] as const;

const treatmentOf = ({ buyer_gstin, is_sez, exported }: TaxDocument, vocabulary: ZohoVocabulary): string => {
  const { consumer, registered, sez, abroad } = zohoTreatments[vocabulary];
  if (exported) return abroad;
  if (buyer_gstin === '') return consumer;
  return is_sez ? sez : registered;
};

/**
 * Returns the rows of an invoice, one for each line; none of a credit note, which would become a part of its invoice. The price is of a whole line, so that no division is rounded; what rounding
 * leaves of the document is its adjustment.
 *
 * Sources: zoho.com/in/books/kb/gst/gst-import-format.html and …/import-export/specify-tax.html, Zoho's sample invoices (scribd
 * 437583531), read on 27 November 2026.
 */
export function zohoRows(document: TaxDocument, vocabulary: ZohoVocabulary): (string | number)[][] {
  const { number, date, credits, buyer_gstin, buyer_name, place, is_inter_state, value, lines } = document;
  if (credits) return [];
  const sum = lines.reduce(
    (total, { taxable, igst, cgst, sgst, cess }) => total + taxable + igst + cgst + sgst + cess,
    0,
  );
  return lines.map(({ description, hsn, quantity, rate, taxable }, at) => [
    number,
    date,
    'Closed',
    buyer_name || 'Online buyer',
    treatmentOf(document, vocabulary),
    buyer_gstin,
    findState(place)?.short_code ?? '',
    date,
    'INR',
    'Sales',
    description,
    quantity > 1 ? `${quantity} units` : '',
    hsn.startsWith('99') ? 'service' : 'goods',
    hsn,
    1,
    'count',
    plainRupees(taxable),
    `${is_inter_state ? 'IGST' : 'GST'}${rate}`,
    rate,
    is_inter_state ? 'Item Amount' : 'Tax Group',
    'false',
    at === 0 ? plainRupees(value - sum) : '',
  ]);
}
