import useSWR from 'swr';
import type { CallError } from '../client.ts';
import type { ResponseOf, Endpoint, RequestOf } from '../endpoint.ts';
import type { RequestParts } from '../client/send.ts';
import { useClientOnScreen } from './client.ts';
import { keyOf } from './keys.ts';

export interface UseCallOptions {
  /** Milliseconds between looks; 0 is never. @default 0 */
  refreshInterval?: number;
  /** Shows the old answer until the new one is there, as in filters and searches. @default false */
  keepPrevious?: boolean;
}

export interface CallState<E> {
  data: ResponseOf<E> | undefined;
  error: CallError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** On its way, with or without something to show. */
  isRefreshing: boolean;
  reload: () => Promise<void>;
  /** Puts another answer on screen at once, for changes that are safe to expect; the server's follows. */
  setOptimistic: (change: (answer: ResponseOf<E>) => ResponseOf<E>) => void;
}

/** A call's answer, kept fresh. `null` in place of the request waits. */
export function useCall<const E extends Endpoint>(
  endpoint: E,
  request?: RequestOf<E> | null,
  options: UseCallOptions = {},
): CallState<E> {
  const { client } = useClientOnScreen();
  const sent = request === null ? undefined : ((request ?? {}) as RequestParts);
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResponseOf<E>, CallError>(
    sent === undefined ? null : keyOf(endpoint, sent),
    () =>
      (client.call as (endpoint: Endpoint, sent?: RequestParts) => Promise<ResponseOf<E>>)(endpoint, sent),
    {
      refreshInterval: options.refreshInterval ?? 0,
      keepPreviousData: options.keepPrevious ?? false,
      shouldRetryOnError: isRetryable,
    },
  );
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

/** A refusal stays a refusal; a broken line or a server in trouble may heal. */
export function isRetryable(error: CallError): boolean {
  return error.status === 0 || error.status >= 502;
}
