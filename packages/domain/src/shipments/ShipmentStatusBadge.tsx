import { StatusBadge } from '@khep/ui';
import type { Tone } from '@khep/ui';
import { isShipmentState, shipmentStateLabel } from './states.ts';
import type { ShipmentState } from './states.ts';

/** Red is reserved for shipments at risk or needing action now. */
const tones: Record<ShipmentState, Tone> = {
  DRAFT: 'neutral',
  AWB_ASSIGNED: 'accent',
  PICKUP_SCHEDULED: 'info',
  OUT_FOR_PICKUP: 'info',
  PICKUP_FAILED: 'caution',
  PICKED_UP: 'info',
  IN_TRANSIT: 'info',
  AT_DESTINATION: 'info',
  OUT_FOR_DELIVERY: 'info',
  UNDELIVERED: 'critical',
  DELIVERED: 'positive',
  RTO_INITIATED: 'critical',
  RTO_IN_TRANSIT: 'caution',
  RTO_OUT_FOR_DELIVERY: 'caution',
  RTO_UNDELIVERED: 'caution',
  RTO_DELIVERED: 'caution',
  RTO_ACKNOWLEDGED: 'neutral',
  CANCELLED: 'neutral',
  LOST: 'critical',
  DAMAGED: 'critical',
};

export interface ShipmentStatusBadgeProps {
  /** A shipment state; unknown values are shown unchanged. */
  status: string;
}

/** Shows a shipment's state; the tone tells how urgent it is. */
export function ShipmentStatusBadge({ status }: ShipmentStatusBadgeProps) {
  return isShipmentState(status) ? (
    <StatusBadge tone={tones[status]}>{shipmentStateLabel(status)}</StatusBadge>
  ) : (
    <StatusBadge>{status}</StatusBadge>
  );
}
