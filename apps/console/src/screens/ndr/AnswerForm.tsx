import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { useCall, useUpload } from '@khep/api/hooks';
import { formatDateTime } from '@khep/domain/days';
import { describeCall } from '@khep/domain/ndr';
import { FakeProofField, NdrAnswerForm } from '@khep/domain/ndr/ui';
import { useNdrAnswer } from './useNdrAnswer.ts';

export interface AnswerFormProps {
  history: NdrHistory;
  /** After the courier or the queue has the answer. */
  onSent: () => void;
  submitLabel: string;
}

/** The seller's answer to one case. */
export function AnswerForm({ history, onSent, submitLabel }: AnswerFormProps) {
  const { answer, change, errors, submit, isPending } = useNdrAnswer(history, onSent);
  const upload = useUpload(calls.ndr.addProof);
  const { data } = useCall(calls.ndr.calls, { params: { dv_order_id: history.ndr.dv_order_id } });
  const recordings = (data?.data.calls ?? [])
    .filter(({ recording }) => recording.state === 'stored')
    .map((call) => ({
      url: call.recording.url,
      label: `${formatDateTime(call.at)}: ${describeCall(call)}`,
    }));
  return (
    <NdrAnswerForm
      {...history}
      value={answer}
      onChange={change}
      errors={errors}
      proof={
        <FakeProofField
          value={answer.proof}
          onChange={(proof) => change({ proof })}
          upload={upload}
          recordings={recordings}
          errorMessage={errors['proof']}
        />
      }
      submitLabel={submitLabel}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}
