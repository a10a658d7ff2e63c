import type { CourierPartner } from '@khep/domain/couriers';
import type { ReplayedShipment } from '@khep/domain/shipments';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { declareEvent } from '../../platform/db/domainEvents.ts';
import type { KnownScan } from './scans/scanHistory.ts';

export interface ReplayedScans {
  /** As the scans leave it. */
  shipment: ShipmentRecord;
  partner: CourierPartner;
  /** Its whole history. */
  replayed: ReplayedShipment<KnownScan>;
  now: Date;
}

/** New scans of a shipment are saved, or scans had another meaning after an earlier one. */
export const scansReplayed = declareEvent<ReplayedScans>('scans.replayed');
