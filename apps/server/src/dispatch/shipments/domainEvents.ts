import type { ShipmentState } from '@khep/domain/shipments';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { declareEvent } from '../../platform/db/domainEvents.ts';

export interface ShipmentTransition {
  /** As it was before. */
  shipment: ShipmentRecord;
  to: ShipmentState;
  at: Date;
  /** Of a cancellation or return, if one was entered. */
  reason?: string;
}

/** A shipment has another state: its row and counts are saved. */
export const shipmentTransitioned = declareEvent<ShipmentTransition>('shipment.transitioned');

/** The courier accepted the seller's request to return a shipment; its first scan of the way back may come days later. */
export const rtoRequested = declareEvent<{ shipment: ShipmentRecord; at: Date }>('shipment.rto_requested');
