/** Data that a change of invoice lines makes stale: their disputes and the ledger too. */
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
