import { tableOf } from '@khep/domain/gst';
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

/** Columns that invoices and credit notes share, from the currency to the end. */
const itemHeading = [
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
const buyerHeading = [
  'Customer Name',
  'GST Treatment',
  'GST Identification Number (GSTIN)',
  'Place of Supply',
] as const;

/** Columns of an import of invoices. */
export const zohoHeading = [
  'Invoice Number',
  'Invoice Date',
  'Invoice Status',
  ...buyerHeading,
  'Due Date',
  ...itemHeading,
] as const;

/** Columns of an import of credit notes, which Zoho imports apart from invoices. */
export const zohoNoteHeading = [
  'Credit Note Number',
  'Credit Note Date',
  'Credit Note Status',
  ...buyerHeading,
  'Associated Invoice Number',
  'Associated Invoice Date',
  'Reference Invoice Type',
  ...itemHeading,
] as const;

const treatmentOf = ({ buyer_gstin, is_sez, exported }: TaxDocument, vocabulary: ZohoVocabulary): string => {
  const { consumer, registered, sez, abroad } = zohoTreatments[vocabulary];
  if (exported) return abroad;
  if (buyer_gstin === '') return consumer;
  return is_sez ? sez : registered;
};

/** Of the invoice that a credit note lowers, in the words of Zoho's import. */
function referenceType(note: TaxDocument): string {
  const { exported, is_sez } = note;
  if (exported) return exported.is_taxed ? 'Export With Payment' : 'Export Without Payment';
  const table = tableOf(note);
  if (table === 'cdnr') return is_sez ? 'SEZ With Payment' : 'Registered';
  return table === 'cdnur' ? 'B2C Large' : 'B2C Others';
}

const buyerOf = (document: TaxDocument, vocabulary: ZohoVocabulary) => [
  document.buyer_name || 'Online buyer',
  treatmentOf(document, vocabulary),
  document.buyer_gstin,
  findState(document.place)?.short_code ?? '',
];

/** The price is of a whole line, so that no division is rounded; what rounding leaves of the document is its adjustment. */
function itemRows({ lines, value, is_inter_state }: TaxDocument): (string | number)[][] {
  const sum = lines.reduce(
    (total, { taxable, igst, cgst, sgst, cess }) => total + taxable + igst + cgst + sgst + cess,
    0,
  );
  return lines.map(({ description, hsn, quantity, rate, taxable }, at) => [
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

/**
 * Returns the rows of an invoice, one for each line; none of a credit note, which would become a part of its invoice.
 *
 * Sources: zoho.com/in/books/kb/gst/gst-import-format.html and …/import-export/specify-tax.html, Zoho's sample invoices (scribd
 * 437583531), read on 27 November 2026.
 */
export function zohoRows(document: TaxDocument, vocabulary: ZohoVocabulary): (string | number)[][] {
  const { number, date, credits } = document;
  if (credits) return [];
  return itemRows(document).map((items) => [
    number,
    date,
    'Closed',
    ...buyerOf(document, vocabulary),
    date,
    ...items,
  ]);
}

/**
 * Returns the rows of a credit note, one for each line, with positive amounts; none of an invoice. Zoho knows a note by its
 * number and skips one that it has, if its import page is told to skip duplicates.
 *
 * Sources: the columns of the export of credit notes that Zoho makes, as two public programs that read it list them
 * (build_credit_note_dump.py; a staging table stg_credit_notes); types of the credited invoice: zoho.com/in/books/kb/
 * import-export/ref-inv-type-invalid.html; fields are mapped by name on import: zoho.com/us/books/help/credit-note. Read on
 * 29 November 2026.
 */
export function zohoNoteRows(document: TaxDocument, vocabulary: ZohoVocabulary): (string | number)[][] {
  const { number, date, credits } = document;
  if (!credits) return [];
  return itemRows(document).map((items) => [
    number,
    date,
    'Open',
    ...buyerOf(document, vocabulary),
    credits.number,
    credits.date,
    referenceType(document),
    ...items,
  ]);
}
