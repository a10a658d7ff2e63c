import type { CallError } from '@khep/api/client';
import { useMutation } from '@khep/api/hooks';
import type { MutationArguments } from '@khep/api/hooks';
import type { ResponseOf, Endpoint } from '@khep/api';
import { toast } from '@khep/ui';
import { useRef } from 'react';
import { report } from '../reporting/report.ts';

export interface ActionOptions {
  /** Ids of responses that are stale afterwards: `['orders', 'home.summary']`. */
  invalidates?: readonly string[];
  /** The screen shows the result itself: no toasts. @default false */
  quiet?: boolean;
}

/** The result of an action. */
export type ActionResult<E> =
  | { ok: true; answer: ResponseOf<E> }
  /** `fields` is for `useForm().refuse`; `message` is the toast's text, `reason` what to do, for the place where it was asked. */
  | {
      ok: false;
      message: string;
      reason: string;
      fields: CallError['fields'];
      error: CallError | undefined;
    };

export interface Action<E> {
  run: (...rest: MutationArguments<E>) => Promise<ActionResult<E>>;
  isPending: boolean;
}

/**
 * A request that changes something, for a form or a button. The client shows success and error messages as
 * toasts.
 *
 * @example
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
      // The client shows what became of a request; here none was sent.
      if (error.code !== 'unexpected') return;
      toast.error(error.message);
      void report(error.cause ?? error, { call: endpoint.id });
    },
  });
  return {
    isPending,
    async run(...rest) {
      failure.current = undefined;
      const answer = await send(...rest);
      if (answer !== undefined) return { ok: true, answer };
      const error = failure.current as CallError | undefined;
      const message = error?.message ?? '';
      return { ok: false, message, reason: error?.reason ?? '', fields: error?.fields ?? {}, error };
    },
  };
}
