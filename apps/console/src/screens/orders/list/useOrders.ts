import { calls } from '@khep/api';
import type { RequestOf } from '@khep/api';
import { useCallInfinite } from '@khep/api/hooks';

type OrderQuery = NonNullable<RequestOf<typeof calls.orders.list>['query']>;

/** The orders that match, page after page by cursor; nothing is requested without a query. */
export const useOrders = (query: OrderQuery | null) => useCallInfinite(calls.orders.list, query && { query });
