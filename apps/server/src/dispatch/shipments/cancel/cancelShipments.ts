import { ApiError } from '../../../base/errors.ts';
import { shipmentsById } from '../../../orders/shipments/queries.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { cancelShipment } from './cancelShipment.ts';
import type { CancelInit } from './cancelShipment.ts';

interface CancelledShipments {
  successful: string[];
  failures: { shipment_id: string; message: string }[];
}

/**
 * Cancels shipments, or requests their RTO, one by one: one that can't be cancelled doesn't stop the others.
 * @throws ApiError 404 before any change, if one is unknown
 */
export async function cancelShipments(
  db: Db,
  services: Services,
  shipment_ids: readonly string[],
  init: CancelInit,
): Promise<CancelledShipments> {
  await shipmentsById(db, init.brand_id, shipment_ids);
  const result: CancelledShipments = { successful: [], failures: [] };
  for (const shipment_id of new Set(shipment_ids)) {
    try {
      await cancelShipment(db, services, shipment_id, init);
      result.successful.push(shipment_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.failures.push({ shipment_id, message: error.detail });
    }
  }
  return result;
}
