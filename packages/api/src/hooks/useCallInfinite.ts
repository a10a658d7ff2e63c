import { useEffect, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { CallError } from '../client.ts';
import type { ResponseOf, Endpoint, RequestOf } from '../endpoint.ts';
import { readListPage } from '../listPage.ts';
import type { ListEndpoint, RowOf } from '../listPage.ts';
import type { RequestParts } from '../client/send.ts';
import { useClientOnScreen } from './client.ts';
import { toCallKey } from './keys.ts';
import { isRetryable } from './useCall.ts';

export interface CalledList<Row> {
  rows: readonly Row[];
  /** Matching rows, loaded or not; undefined before the first response. */
  total: number | undefined;
  totalIsCapped: boolean;
  error: CallError | undefined;
  /** No data yet. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  reload: () => Promise<void>;
}

const none: readonly never[] = [];

/** Loads a list page by page. */
export function useCallInfinite<const E extends ListEndpoint>(
  endpoint: E,
  request: RequestOf<E> | null,
  options: {
    /** Milliseconds between loads of the pages shown; 0 is never. @default 0 */ refreshInterval?: number;
  } = {},
): CalledList<RowOf<E>> {
  const { client, lists } = useClientOnScreen();
  const call = client.call as (endpoint: Endpoint, sent?: RequestParts) => Promise<ResponseOf<E>>;
  const at = (after: string | null | undefined): RequestParts => {
    const sent = (request ?? {}) as RequestParts;
    return after ? { ...sent, query: { ...sent.query, after } } : sent;
  };
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<ResponseOf<E>, CallError>(
    (index: number, before: ResponseOf<E> | null) => {
      if (request === null) return null;
      if (index === 0) return [...toCallKey(endpoint, at(undefined)), ''];
      const next = before ? readListPage(endpoint, before).next : null;
      return next ? [...toCallKey(endpoint, at(next)), next] : null;
    },
    ([, , , after]: [string, string, string, string]) => call(endpoint, at(after)),
    {
      revalidateFirstPage: false,
      // Otherwise a refresh finds the pages in the cache and loads none.
      revalidateAll: (options.refreshInterval ?? 0) > 0,
      revalidateOnMount: true,
      // A list that was left, changed elsewhere and opened again within two seconds would show what was.
      dedupingInterval: 0,
      shouldRetryOnError: isRetryable,
      keepPreviousData: true,
      refreshInterval: options.refreshInterval ?? 0,
    },
  );

  useEffect(() => {
    const open = { call: endpoint.id, reload: () => mutate() };
    lists.add(open);
    return () => {
      lists.delete(open);
    };
  }, [lists, endpoint.id, mutate]);

  // On focus SWR loads no page of a list that has all of them: a tab that comes back would show what was.
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible') void mutate();
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [mutate]);

  // The rows stay the same array until a page changes.
  const { pages, rows } = useMemo(() => {
    const all = data?.map((answer) => readListPage(endpoint, answer));
    return { pages: all, rows: all?.flatMap((page) => page.rows) ?? none };
  }, [data, endpoint]);
  const last = pages?.at(-1);
  const isLoadingMore = pages !== undefined && size > pages.length && error === undefined;
  return {
    rows,
    total: pages?.[0]?.total,
    totalIsCapped: pages?.[0]?.total_is_capped ?? false,
    error,
    isLoading,
    isLoadingMore,
    hasMore: Boolean(last?.next),
    loadMore: () => {
      if (last?.next && !isLoadingMore) void setSize(size + 1);
    },
    reload: async () => {
      await mutate();
    },
  };
}
