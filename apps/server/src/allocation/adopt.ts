import type { Adopt } from '../couriers/settleBookings.ts';
import { contractsOf } from '../contracts/contracts.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { allocateOrder } from './allocate.ts';
import { loadForAllocation } from './load.ts';

/** Puts a booking that was found later on its box: the order is allocated once more, and the courier knows the reference. */
export function adoptBooking(db: Db, services: Services): Adopt {
  return async ({ brand_id, order_id, courier_id }, { awb }) => {
    const [loaded] = await loadForAllocation(db, brand_id, [order_id]);
    if (!loaded) return false;
    const { allocated } = await allocateOrder(db, services, loaded, {
      brand_id,
      courier_id,
      actor: { kind: 'system', name: 'Khep' },
      contracts: await contractsOf(db, brand_id, [loaded.order.pincode]),
    });
    return allocated.some((one) => one.awb === awb);
  };
}
