import useSWR from 'swr';
import type { CallError } from '../client.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../endpoint.ts';
import type { Sent } from '../client/send.ts';
import { useClientOnScreen } from './client.ts';
import { keyOf } from './keys.ts';

export interface UseCallOptions {
  /** Milliseconds between looks; 0 is never. @default 0 */
  refreshInterval?: number;
  /** Shows the old answer until the new one is there, as in filters and searches. @default false */
  keepPrevious?: boolean;
}

export interface Called<E> {
  data: AnswerOf<E> | undefined;
  error: CallError | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** On its way, with or without something to show. */
  isRefreshing: boolean;
  reload: () => Promise<void>;
  /** Puts another answer on screen at once, for changes that are safe to expect; the server's follows. */
  expect: (change: (answer: AnswerOf<E>) => AnswerOf<E>) => void;
}

/** A call's answer, kept fresh. `null` in place of the request waits. */
export function useCall<const E extends Endpoint>(
  endpoint: E,
  request?: RequestOf<E> | null,
  options: UseCallOptions = {},
): Called<E> {
  const { client } = useClientOnScreen();
  const sent = request === null ? undefined : ((request ?? {}) as Sent);
  const { data, error, isLoading, isValidating, mutate } = useSWR<AnswerOf<E>, CallError>(
    sent === undefined ? null : keyOf(endpoint, sent),
    () => (client.call as (endpoint: Endpoint, sent?: Sent) => Promise<AnswerOf<E>>)(endpoint, sent),
    {
      refreshInterval: options.refreshInterval ?? 0,
      keepPreviousData: options.keepPrevious ?? false,
      shouldRetryOnError: isWorthRetrying,
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
    expect: (change) => {
      if (data !== undefined) void mutate(change(data), { revalidate: false });
    },
  };
}

/** A refusal stays a refusal; a broken line or a server in trouble may heal. */
export function isWorthRetrying(error: CallError): boolean {
  return error.status === 0 || error.status >= 502;
}
