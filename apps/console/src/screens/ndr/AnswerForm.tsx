import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { useUpload } from '@khep/api/hooks';
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
          errorMessage={errors['proof']}
        />
      }
      submitLabel={submitLabel}
      isPending={isPending}
      onSubmit={submit}
    />
  );
}
