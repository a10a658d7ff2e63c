import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { ndrAnswerProblems, suggestNdrAnswer, toNdrEscalation } from '@khep/domain/ndr';
import type { NdrAnswer } from '@khep/domain/ndr';
import { useEffect, useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { draftKey } from '../../forms/drafts.ts';
import type { FieldErrors } from '../../forms/useForm.ts';

/** Unsent input of answers, in this tab: another case, a refetch or a new attempt never empties it. */
const typedAnswers = new Map<string, Partial<NdrAnswer>>();

/** The state of the answer to one case: what is suggested, and over it what was typed. */
export function useNdrAnswer({ ndr, allowed, buyer_answer }: NdrHistory, onSent: () => void) {
  const key = draftKey(`ndr:${ndr.dv_order_id}`);
  const [typed, setTyped] = useState(() => typedAnswers.get(key) ?? {});
  const [errors, setErrors] = useState<FieldErrors>({});
  const send = useAction(calls.ndr.escalate, { invalidates: ['ndr', 'home', 'tracking'] });
  const answer: NdrAnswer = { ...suggestNdrAnswer(buyer_answer, allowed), ...typed };

  useEffect(() => {
    if (Object.keys(typed).length > 0) typedAnswers.set(key, typed);
  }, [key, typed]);

  function change(patch: Partial<NdrAnswer>) {
    setTyped((now) => ({ ...now, ...patch }));
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
    if (!result.ok) {
      setErrors(result.fields);
      return;
    }
    typedAnswers.delete(key);
    setTyped({});
    onSent();
  }
  return { answer, change, errors, submit: () => void submit(), isPending: send.isPending };
}
