/** Returns the owner that a password of the e-invoice portal is bound to when it is encrypted. */
export const eInvoiceSecretOwner = (brand_id: string, gstin: string): string =>
  `${brand_id}/einvoice/${gstin}`;
