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
