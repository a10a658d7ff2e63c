import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { ndrAnswerProblems, suggestNdrAnswer, toNdrEscalation } from '@khep/domain/ndr';
import type { NdrAnswer } from '@khep/domain/ndr';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import type { FieldErrors } from '../../forms/useForm.ts';

/** The state of the answer to one case. Mount it again for another case. */
export function useNdrAnswer({ ndr, allowed, buyer_answer }: NdrHistory, onSent: () => void) {
  const [answer, setAnswer] = useState(() => suggestNdrAnswer(buyer_answer, allowed));
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = useAction(calls.ndr.escalate, { invalidates: ['ndr', 'home', 'tracking'] });

  function change(patch: Partial<NdrAnswer>) {
    setAnswer((now) => ({ ...now, ...patch }));
    setErrors({});
  }
  async function submit() {
    const problems = ndrAnswerProblems(
      answer,
      { bucket: ndr.reason_id, first_ndr_at: new Date(ndr.first_ndr_time) },
      new Date(),
    );
    setErrors(problems);
    if (send.isPending || Object.keys(problems).length > 0) return;
    const result = await send.run({
      params: { dv_order_id: ndr.dv_order_id },
      body: toNdrEscalation(answer, ndr.reason_id),
    });
    if (result.ok) onSent();
    else setErrors(result.fields);
  }
  return { answer, change, errors, submit: () => void submit(), isPending: send.isPending };
}
