/** Ids of responses that are stale once a purchase order changed. */
export const procurementChanges = [
  'procurement.orders',
  'procurement.order',
  'procurement.toBuy',
  'procurement.suppliers',
  'sku',
];
