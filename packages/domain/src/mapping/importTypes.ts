/** Types of data that a file is imported as. */
export const importTypes = [
  'sku',
  'box',
  'orders',
  'invoice',
  'cod-remittance',
  'credit-note',
  'bank-statement',
  'tcs-credits',
  'rate-card',
  'pincode-mapping',
  'weight-notice',
  'dispute-responses',
  'rate-parcels',
  'serviceability',
] as const;
export type ImportType = (typeof importTypes)[number];

/** In the order of a choice. */
export const importTypeLabels: Record<ImportType, string> = {
  orders: 'Orders',
  sku: 'SKUs',
  box: 'Boxes',
  invoice: 'Courier invoices',
  'cod-remittance': 'COD remittances',
  'credit-note': 'Credit notes',
  'bank-statement': 'Bank statements',
  'tcs-credits': 'TCS credits',
  'rate-card': 'Rate cards',
  'pincode-mapping': 'PIN code mappings',
  'weight-notice': 'Weight notices',
  'dispute-responses': 'Dispute responses',
  'rate-parcels': 'Parcels to price',
  serviceability: 'Serviceability checks',
};
