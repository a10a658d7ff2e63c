import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import { packAsSuggested } from '@khep/api/hooks';
import type { BulkWork } from '../../../patterns/list/defineList.ts';
import { toRowFailures } from '../list/orderActions.ts';
import { idsOf } from '../list/orderList.ts';

/** Confirms the suggested boxes of orders, with a result for each. */
export const confirmSuggestedBoxes: BulkWork<OrderRow> = {
  success: calls.packing.bulkAssign.successMessage,
  invalidates: ['orders', 'home'],
  batchSize: 50,
  send: async (client, orders) => toRowFailures(await packAsSuggested(client, idsOf(orders))),
};
