import type { TrackedShipment } from '@khep/api';
import { ShipmentStatusBadge } from '@khep/domain/shipments/ui';
import { StatusBadge } from '@khep/ui';

/** The state of a shipment, or that it is stuck. */
export function TrackedStatus({ row }: { row: TrackedShipment }) {
  return row.silence?.is_stuck === true ? (
    <StatusBadge tone="critical">Stuck</StatusBadge>
  ) : (
    <ShipmentStatusBadge status={row.status} />
  );
}
