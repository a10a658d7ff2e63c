import type { Order } from '@khep/api';
import { VersionConflict } from '../../base/errors.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { loadOrder } from './details/loadOrder.ts';

/**
 * Runs a change of an order and returns the whole order afterwards. A conflict of versions gets the order as it is now, which
 * lower floors can't load.
 */
export async function changeOrder(
  db: Db,
  services: Services,
  { brand_id }: { brand_id: string },
  order_id: string,
  change: () => Promise<void>,
): Promise<Order> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    throw error.withCurrent(await loadOrder(db, services, brand_id, order_id));
  }
  return loadOrder(db, services, brand_id, order_id);
}
