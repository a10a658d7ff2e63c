import { StatusBadge } from '@khep/ui';
import type { Tone } from '@khep/ui';
import { isShipmentState, shipmentStateLabel } from './states.ts';
import type { ShipmentState } from './states.ts';

/** Red only where a parcel is being lost or someone must act now. */
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
  /** A shipment state; one that is not known is shown as it came. */
  status: string;
}

/** Where a box is, in a word, with the tone of what a person must do. */
export function ShipmentStatusBadge({ status }: ShipmentStatusBadgeProps) {
  return isShipmentState(status) ? (
    <StatusBadge tone={tones[status]}>{shipmentStateLabel(status)}</StatusBadge>
  ) : (
    <StatusBadge>{status}</StatusBadge>
  );
}
