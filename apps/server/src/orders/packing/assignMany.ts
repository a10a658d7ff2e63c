import type { calls } from '@khep/api';
import type { z } from 'zod';
import { ApiError } from '../../base/errors.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import type { Services } from '../../start/services.ts';
import { increaseOrderVersion } from '../state/orderState.ts';
import { assignBoxes } from './assign.ts';
import { parseBoxes } from './serializers.ts';
import { requireUnpackedOrders } from './unpackedOrders.ts';

interface AssignedOrders {
  successful: string[];
  failures: { order_id: string; order_number: string; message: string }[];
}

/**
 * Confirms the packaging of orders, one by one: one that can't be packed doesn't stop the others.
 * @throws ApiError 404 before any change, 422 if none was packed
 */
export async function assignMany(
  db: Db,
  { clock }: Services,
  { brand_id, actor }: ChangeContext,
  orders: z.output<typeof calls.packing.bulkAssign.body>['orders'],
): Promise<AssignedOrders> {
  const ids = orders.map(({ order_id }) => order_id);
  const known = await requireUnpackedOrders(db, brand_id, ids);
  const numbers = new Map(known.map(({ order_id, order_number }) => [order_id, order_number]));
  const result: AssignedOrders = { successful: [], failures: [] };
  for (const { order_id, packed_boxes, version } of orders) {
    try {
      await db.transaction().execute(async (tx) => {
        const boxes = parseBoxes(packed_boxes);
        await assignBoxes(tx, { brand_id, order_id, boxes, version, actor, now: clock.now() });
        await increaseOrderVersion(tx, { brand_id, order_id });
      });
      result.successful.push(order_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const order_number = numbers.get(order_id) ?? '';
      result.failures.push({ order_id, order_number, message: error.detail });
    }
  }
  const { failures } = result;
  const [first] = failures;
  assertSomeSucceeded({
    ...result,
    path: 'orders',
    ids,
    status: 422,
    code: 'invalid',
    ...(first &&
      failures.length > 1 && {
        detail: `None of the ${failures.length} orders could be packed. ${first.message}`,
      }),
  });
  return result;
}
