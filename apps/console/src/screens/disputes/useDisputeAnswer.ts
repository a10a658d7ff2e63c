import { calls } from '@khep/api';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { disputeInvalidates } from './invalidates.ts';

const options = { invalidates: disputeInvalidates };

/** Accepts or disputes one charge; says why if it can't be done. */
export function useDisputeAnswer(id: string) {
  const accept = useAction(calls.disputes.accept, options);
  const raise = useAction(calls.disputes.raise, options);
  const reopen = useAction(calls.disputes.reopen, options);
  async function answer(action: typeof accept | typeof raise, success: string) {
    const result = await action.run({ body: { dispute_ids: [id] } });
    if (!result.ok) return;
    const [failure] = result.answer.data.failures;
    if (failure) toast.error(failure.message);
    else toast.success(success);
  }
  return {
    isPending: accept.isPending || raise.isPending || reopen.isPending,
    accept: () => answer(accept, 'Charge accepted'),
    raise: () => answer(raise, 'Charge disputed'),
    reopen: () => reopen.run({ params: { id } }),
  };
}
