import type { GrantedModule } from '../team/index.ts';

/** Records that the search of the product finds by their number, in the order in which they are shown. */
export const recordKinds = [
  'ndr',
  'return',
  'manifest',
  'pickup',
  'invoice',
  'credit-note',
  'freight-invoice',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The title of their group, and the module of the screen that shows them. */
export const recordGroups: Record<RecordKind, { title: string; module: GrantedModule }> = {
  ndr: { title: 'Failed deliveries', module: 'ndr' },
  return: { title: 'Returns', module: 'rto' },
  manifest: { title: 'Manifests', module: 'orders' },
  pickup: { title: 'Pickups', module: 'orders' },
  invoice: { title: 'Invoices', module: 'orders' },
  'credit-note': { title: 'Credit notes', module: 'orders' },
  'freight-invoice': { title: 'Freight invoices', module: 'billing' },
};
