import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';
import type { OrderFilterState } from './useOrderFilter.ts';

/** The orders that match, page after page by cursor. */
export function useOrders(query: OrderFilterState['query']) {
  return useCallInfinite(
    calls.orders.list,
    { query },
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
