import type { OrderStatus } from '@khep/api';
import type { StatusBadgeProps } from '@khep/ui';

/** Red only where a parcel or money is being lost; the tone follows what a person must do. */
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
