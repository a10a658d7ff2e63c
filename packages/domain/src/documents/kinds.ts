export const documentTypes = [
  'invoice',
  'credit-note',
  'label',
  'manifest',
  'packing-slip',
  'pick-list',
] as const;
/** A document of orders or shipments. */
export type DocumentType = (typeof documentTypes)[number];

/** Documents that a job prints for many orders. */
export const batchDocumentTypes = ['invoice', 'label'] as const satisfies readonly DocumentType[];
export type BatchDocumentType = (typeof batchDocumentTypes)[number];

/** Files of a label: for any printer, or for a label printer. */
export const labelFormats = ['pdf', 'zpl'] as const;
