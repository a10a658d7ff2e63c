import type { ParcelSituation } from '@khep/domain/shipments';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { ShipmentRecord } from './tables.ts';

export type SituatedShipment = Pick<ShipmentRecord, 'shipment_id' | 'state'>;

/** Returns the situation of a shipment of those that were loaded. */
export type SituationOf = (shipment: SituatedShipment) => ParcelSituation;

/** Loads what decides the situation of a brand's shipments. Its code is above this floor, with the failed deliveries. */
export type SituationLoader = (
  db: Db | Tx,
  brand_id: string,
  shipments: readonly SituatedShipment[],
  now: Date,
) => Promise<SituationOf>;
