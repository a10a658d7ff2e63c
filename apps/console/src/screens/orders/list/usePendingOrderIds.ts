import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useOrders } from './useOrders.ts';

/**
 * Returns the ids of the orders in the URL; without any, of the 25 newest that need the same thing. Undefined while
 * they load.
 */
export function usePendingOrderIds(need: 'packaging' | 'courier'): readonly string[] | undefined {
  const search = useSearch();
  const named = useMemo(() => new URLSearchParams(search).getAll('order_ids'), [search]);
  const isNamed = named.length > 0;
  const { rows, isLoading } = useOrders(
    isNamed
      ? null
      : {
          tab: 'new',
          needs: [need],
          sort: '-order_date',
          page_size: 25,
        },
  );
  const waiting = useMemo(() => rows.map((row) => row.id), [rows]);
  if (isNamed) return named;
  return isLoading ? undefined : waiting;
}
