export const actorKinds = ['user', 'courier', 'customer', 'system'] as const;
/** Who or what made a change. */
export type ActorKind = (typeof actorKinds)[number];

/** Areas that the audit log is filtered by. */
export const auditAreas = [
  'orders',
  'shipments',
  'ndr',
  'returns',
  'disputes',
  'billing',
  'users',
  'company',
  'settings',
  'catalogue',
] as const;
export type AuditArea = (typeof auditAreas)[number];

/** Areas of the audit log, for people. */
export const auditAreaLabels: Record<(typeof auditAreas)[number], string> = {
  orders: 'Orders',
  shipments: 'Shipments',
  ndr: 'NDR',
  returns: 'Returns & RTO',
  disputes: 'Disputes',
  billing: 'Billing',
  users: 'Users',
  company: 'Company',
  settings: 'Settings',
  catalogue: 'SKUs & boxes',
};

/** The label of an area; others are changes without one. */
export const auditAreaLabel = (area: string): string =>
  auditAreas.some((one) => one === area) ? auditAreaLabels[area as (typeof auditAreas)[number]] : 'Other';
