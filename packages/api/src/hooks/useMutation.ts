import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, newIdempotencyKey, unexpectedMessage } from '../client.ts';
import type { CallOptions } from '../client.ts';
import type { ResponseOf, Endpoint, RequestOf } from '../endpoint.ts';
import type { RequestParts } from '../client/send.ts';
import { useClientOnScreen } from './client.ts';
import { useInvalidate } from './useInvalidate.ts';

export interface UseSendOptions<E> {
  onSuccess?: (answer: ResponseOf<E>, request: RequestOf<E>) => void;
  onError?: (error: CallError, request: RequestOf<E>) => void;
  /** Ids of responses to refetch afterwards: `['orders', 'home.summary']`. */
  invalidates?: readonly string[];
  /** Shows no notices; the screen reports the result itself. @default false */
  quiet?: boolean;
}

/** How one try of a change is sent. */
export type MutationOptions = Pick<CallOptions, 'idempotencyKey' | 'ifMatch'>;

/** The request, which may be left out where the endpoint needs none; then the options. */
export type MutationArguments<E> =
  {} extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: MutationOptions]
    : [request: RequestOf<E>, options?: MutationOptions];

export interface MutationState<E> {
  /** Sends the request. Resolves with undefined where it failed; `error` says why. */
  send: (...rest: MutationArguments<E>) => Promise<ResponseOf<E> | undefined>;
  isPending: boolean;
  error: CallError | undefined;
  /** Clears the error. */
  reset: () => void;
}

/** Sends a changing request, with its pending state and its error until the next attempt. */
export function useMutation<const E extends Endpoint>(
  endpoint: E,
  options: UseSendOptions<E> = {},
): MutationState<E> {
  const { client } = useClientOnScreen();
  const invalidate = useInvalidate();
  const [state, setState] = useState<{ pending: number; error: CallError | undefined }>({
    pending: 0,
    error: undefined,
  });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** A request whose connection failed: its retry has the same idempotency key. */
  const broken = useRef<{ request: string; key: string } | undefined>(undefined);

  const send = useCallback(
    async (given?: RequestOf<E>, { idempotencyKey: givenKey, ifMatch }: MutationOptions = {}) => {
      const request = (given ?? {}) as RequestOf<E>;
      const sameAs = JSON.stringify(request);
      const idempotencyKey =
        givenKey ?? (broken.current?.request === sameAs ? broken.current.key : newIdempotencyKey());
      setState(({ pending }) => ({ pending: pending + 1, error: undefined }));
      let error: CallError | undefined;
      try {
        const call = client.call as (
          endpoint: Endpoint,
          sent: RequestParts,
          options: CallOptions,
        ) => Promise<ResponseOf<E>>;
        const answer = await call(endpoint, request, {
          idempotencyKey,
          ifMatch,
          quiet: latest.current.quiet,
        });
        broken.current = undefined;
        if (latest.current.invalidates) void invalidate(...latest.current.invalidates);
        latest.current.onSuccess?.(answer, request);
        return answer;
      } catch (thrown) {
        error =
          thrown instanceof CallError
            ? thrown
            : new CallError({
                endpoint,
                status: 0,
                code: 'unexpected',
                message: unexpectedMessage,
                cause: thrown,
              });
        // An upload isn't part of the JSON, so uploads can't be compared.
        broken.current =
          error.code === 'network' && endpoint.encoding !== 'multipart'
            ? { request: sameAs, key: idempotencyKey }
            : undefined;
        latest.current.onError?.(error, request);
        return undefined;
      } finally {
        setState((now) => ({ pending: now.pending - 1, error: error ?? now.error }));
      }
    },
    [client, endpoint, invalidate],
  );

  const reset = useCallback(() => setState((now) => ({ ...now, error: undefined })), []);
  return { send, isPending: state.pending > 0, error: state.error, reset };
}
