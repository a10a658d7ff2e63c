/** Amounts of a taxed value. */
export const taxParts = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
export type TaxPart = (typeof taxParts)[number];
