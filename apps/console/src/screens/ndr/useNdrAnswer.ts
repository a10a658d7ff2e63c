import { calls } from '@khep/api';
import type { BodyInputOf, NdrHistory } from '@khep/api';
import { ndrAnswerProblems } from '@khep/domain/ndr';
import type { NdrAction, NdrAnswer } from '@khep/domain/ndr';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';

type Choice = NdrAnswer['action'];
const noProof = { call_recording: '', screenshot: '' };

/** The answer that is suggested first: what the buyer asked for, else a re-attempt where it is allowed. */
function firstAnswer({ allowed, buyer_answer }: NdrHistory): NdrAnswer {
  const isAllowed = (action: NdrAction) => allowed.some((one) => one.action === action && one.is_allowed);
  const wish: Partial<Record<NonNullable<NdrHistory['buyer_answer']>['choice'], Choice>> = {
    day: 're-attempt',
    address: 'change-address',
    phone: 'change-phone',
    'nobody-came': 're-attempt',
    cancel: 'return',
  };
  const wanted = buyer_answer ? wish[buyer_answer.choice] : undefined;
  const first = [wanted, 're-attempt', 'change-address', 'return'] as const;
  return {
    action: first.find((one) => one !== undefined && isAllowed(one)) ?? 're-attempt',
    is_fake: false,
    re_attempt_date: buyer_answer?.choice === 'day' ? buyer_answer.date : '',
    customer_address: buyer_answer?.choice === 'address' ? buyer_answer.address : '',
    landmark: buyer_answer?.choice === 'address' ? buyer_answer.landmark : '',
    alternate_phone: buyer_answer?.choice === 'phone' ? buyer_answer.phone : '',
    remark: buyer_answer?.comment ?? '',
    proof: noProof,
  };
}

/** The answer in the fields of the specification. */
function toBody(answer: NdrAnswer, reason_id: string): BodyInputOf<typeof calls.ndr.escalate> {
  const { action, is_fake, re_attempt_date, customer_address, landmark, alternate_phone, remark, proof } =
    answer;
  if (action === 'return') return { escalation_type: 'RTO', reason_id, remark };
  return {
    escalation_type: is_fake ? 'FA' : 'RE',
    reason_id,
    re_attempt_date,
    ...(action === 'change-address' && { customer_address, landmark }),
    ...(action !== 're-attempt' && alternate_phone !== '' && { alternate_phone }),
    remark,
    ...(is_fake && { proof }),
  };
}

/** The state of the answer to one case. Mount it again for another case. */
export function useNdrAnswer(history: NdrHistory, onSent: () => void) {
  const [answer, setAnswer] = useState(() => firstAnswer(history));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const send = useAction(calls.ndr.escalate, { invalidates: ['ndr', 'home', 'tracking'] });
  const { ndr } = history;
  const allowed = new Map(history.allowed.map((one) => [one.action, one]));

  function set(patch: Partial<NdrAnswer>) {
    setAnswer((now) => ({ ...now, ...patch }));
    setErrors({});
  }
  const choose = (action: Choice) => {
    if (allowed.get(action)?.is_allowed) set({ action, ...(action === 'return' && { is_fake: false }) });
  };
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
      body: toBody(answer, ndr.reason_id),
    });
    if (result.ok) onSent();
    else setErrors(result.fields);
  }
  return { answer, set, choose, errors, allowed, submit: () => void submit(), isPending: send.isPending };
}
