import type { CallError } from '@khep/api/client';
import { useMutation } from '@khep/api/hooks';
import type { ResponseOf, Endpoint, RequestOf } from '@khep/api';
import { useRef } from 'react';
import type { FieldErrors } from '../forms/useForm.ts';

export interface ActionOptions {
  /** Ids of answers that are old after it: `['orders', 'home.summary']`. */
  invalidates?: readonly string[];
  /** The screen itself says what happened: no toasts. @default false */
  quiet?: boolean;
}

/** What became of an action. */
export type ActionResult<E> =
  | { ok: true; answer: ResponseOf<E> }
  /** `fields` is what `useForm().refuse` takes; `message` is what the toast said. */
  | { ok: false; message: string; fields: FieldErrors; error: CallError | undefined };

export interface Action<E> {
  run: (
    ...rest: {} extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>]
  ) => Promise<ActionResult<E>>;
  isPending: boolean;
}

/**
 * A call that changes something, for a form or a button. The client shows the declaration's success and the
 * error's message as toasts; the result says where to go on.
 *
 *   const save = useAction(calls.sku.add, { invalidates: ['sku'] });
 *   const result = await save.run({ body });
 *   if (result.ok) navigate(paths.skus());
 *   else form.refuse(result.fields);
 */
export function useAction<const E extends Endpoint>(endpoint: E, options: ActionOptions = {}): Action<E> {
  const failure = useRef<CallError | undefined>(undefined);
  const { send, isPending } = useMutation(endpoint, {
    ...options,
    onError: (error) => {
      failure.current = error;
    },
  });
  return {
    isPending,
    async run(...rest) {
      failure.current = undefined;
      const answer = await send(...rest);
      if (answer !== undefined) return { ok: true, answer };
      const error = failure.current as CallError | undefined;
      return { ok: false, message: error?.message ?? '', fields: error?.fields ?? {}, error };
    },
  };
}
