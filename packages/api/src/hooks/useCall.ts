import { useState } from 'react';
import useSWR from 'swr';
import type { CallError, CallOptions } from '../client.ts';
import type { ResponseOf, Endpoint, RequestOf } from '../endpoint.ts';
import type { RequestParts } from '../client/send.ts';
import { useClientOnScreen } from './client.ts';
import { toCallKey } from './keys.ts';

export interface UseCallOptions<E = unknown> {
  /** Polling interval in milliseconds, or computed from the latest response; 0: off. @default 0 */
  refreshInterval?: number | ((answer: ResponseOf<E>) => number);
  /** Keeps the old response until the new one arrives, for example while filtering. @default false */
  keepPrevious?: boolean;
  /** Shows no notices: the screen says itself what failed. @default false */
  quiet?: boolean;
}

export interface CallState<E> {
  data: ResponseOf<E> | undefined;
  error: CallError | undefined;
  /** No data yet. */
  isLoading: boolean;
  /** A request is running, with or without data. */
  isRefreshing: boolean;
  reload: () => Promise<void>;
  /** Shows an expected response immediately, until the server's arrives. */
  setOptimistic: (change: (answer: ResponseOf<E>) => ResponseOf<E>) => void;
}

/** Loads and revalidates a response. A `null` request waits. */
export function useCall<const E extends Endpoint>(
  endpoint: E,
  request?: RequestOf<E> | null,
  options: UseCallOptions<NoInfer<E>> = {},
): CallState<E> {
  const { client } = useClientOnScreen();
  const { refreshInterval = 0 } = options;
  // A number, because a function of each render would start the interval again with each render.
  const [interval, setInterval] = useState(typeof refreshInterval === 'number' ? refreshInterval : 0);
  const sent = request === null ? undefined : ((request ?? {}) as RequestParts);
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResponseOf<E>, CallError>(
    sent === undefined ? null : toCallKey(endpoint, sent),
    () =>
      (
        client.call as (
          endpoint: Endpoint,
          sent: RequestParts | undefined,
          options: CallOptions,
        ) => Promise<ResponseOf<E>>
      )(endpoint, sent, { quiet: options.quiet ?? false }),
    {
      refreshInterval: interval,
      keepPreviousData: options.keepPrevious ?? false,
      shouldRetryOnError: isRetryable,
    },
  );
  const due =
    typeof refreshInterval === 'number' ? refreshInterval : data === undefined ? 0 : refreshInterval(data);
  if (due !== interval) setInterval(due);
  return {
    data,
    error,
    isLoading,
    isRefreshing: isValidating,
    reload: async () => {
      await mutate();
    },
    setOptimistic: (change) => {
      if (data !== undefined) void mutate(change(data), { revalidate: false });
    },
  };
}

/** Client errors aren't retried; network errors and server outages are. */
export function isRetryable(error: CallError): boolean {
  return error.status === 0 || error.status >= 502;
}
