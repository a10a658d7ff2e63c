/** What a file is imported as. */
export const importTypes = [
  'sku',
  'box',
  'orders',
  'invoice',
  'cod-remittance',
  'pincode-mapping',
  'weight-notice',
  'dispute-responses',
  'rate-parcels',
  'serviceability',
] as const;
export type ImportType = (typeof importTypes)[number];
