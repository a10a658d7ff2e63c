import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { dayBefore } from './useOrderFilter.ts';
import { useOrders } from './useOrders.ts';

/**
 * Ids of the orders that the address names; without any, of the newest of the last 30 days that need the same thing.
 * Undefined while it is not known which wait.
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
          start_date: dayBefore(29),
          end_date: dayBefore(0),
          sort: '-order_date',
          page_size: 25,
        },
  );
  const waiting = useMemo(() => rows.map((row) => row.id), [rows]);
  if (isNamed) return named;
  return isLoading ? undefined : waiting;
}
