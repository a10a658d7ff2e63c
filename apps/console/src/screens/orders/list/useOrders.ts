import { calls } from '@khep/api';
import type { OrderRow, RequestOf } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';

type OrderQuery = NonNullable<RequestOf<typeof calls.orders.list>['query']>;

/** The orders that match, page after page by cursor; nothing is requested without a query. */
export function useOrders(query: OrderQuery | null) {
  return useCallInfinite(
    calls.orders.list,
    query && { query },
    (
      answer,
    ): { rows: readonly OrderRow[]; next: string | null; total: number; total_is_capped: boolean } => ({
      rows: answer.orders,
      next: answer.pagination.next,
      total: answer.pagination.total,
      total_is_capped: answer.pagination.total_is_capped,
    }),
  );
}
