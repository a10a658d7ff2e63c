/** What a change of invoice lines changes: their disputes and the ledger too. */
export const lineInvalidates = [
  'recon',
  'reconciling',
  'invoice',
  'disputes',
  'wallet',
  'billing',
  'jobs',
  'home.summary',
];
