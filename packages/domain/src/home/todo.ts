/** How urgent each kind of task is. */
const tones = {
  ndr: 'critical',
  packaging: 'caution',
  courier: 'caution',
  buyer_request: 'caution',
  dispute: 'caution',
  address: 'info',
  pickup: 'critical',
  label: 'critical',
  wallet: 'critical',
  schedule: 'info',
  status: 'critical',
  tracking_host: 'critical',
  reconciliation: 'neutral',
} as const;
/** A kind of task that Home knows. */
export type TodoKind = keyof typeof tones;
export type TodoTone = (typeof tones)[TodoKind];

/** Returns how urgent a kind of task is. */
export const todoTone = (kind: string): TodoTone => (kind in tones ? tones[kind as TodoKind] : 'neutral');

/** Returns the tone of shipments in a state: green out for delivery, warm for problems and RTO. */
export function inTransitTone(status: string): 'critical' | 'caution' | 'positive' | 'info' | 'accent' {
  if (status.startsWith('RTO')) return 'critical';
  if (status === 'UNDELIVERED' || status === 'LOST' || status === 'DAMAGED') return 'caution';
  if (status === 'OUT_FOR_DELIVERY') return 'positive';
  return status === 'PICKED_UP' ? 'info' : 'accent';
}
