import type { Dimension } from './cubes.ts';

/** Names of the dimensions in headings and filters. */
export const dimensionLabels: Record<Dimension, string> = {
  state: 'State',
  payment: 'Payment',
  courier: 'Courier',
  channel: 'Channel',
  warehouse: 'Warehouse',
  zone: 'Zone',
  status: 'Status',
  reason: 'Reason',
  slab: 'Band',
  sku: 'SKU',
};
