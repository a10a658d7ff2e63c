/** Ids of responses that are stale once a purchase order changed. */
export const procurementChanges = [
  'procurement.orders',
  'procurement.order',
  'procurement.toBuy',
  'procurement.suppliers',
  'pickPack.onTheWay',
  'sku',
];

/** The same of a stock transfer: its invoice is in the books. */
export const transferChanges = ['transfers', 'sku', 'pickPack', 'finance'];
