import type { OrderStatus } from '@khep/api';
import type { StatusBadgeProps } from '@khep/ui';

/** Critical only if a parcel or money is being lost; the tone follows what the user must do. */
export const statusTones: Record<OrderStatus, NonNullable<StatusBadgeProps['tone']>> = {
  NEW: 'accent',
  READY_TO_SHIP: 'accent',
  PICKUP_SCHEDULED: 'info',
  MANIFESTED: 'info',
  PARTIALLY_SHIPPED: 'info',
  SHIPPED: 'info',
  PARTIALLY_DELIVERED: 'positive',
  DELIVERED: 'positive',
  CANCELLED: 'neutral',
  RTO: 'critical',
  CLOSED: 'neutral',
};
