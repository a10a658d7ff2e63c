import { calls } from '@khep/api';
import type { Inquiry } from '@khep/api';
import { MoneyField, RadioGroup, TextArea } from '@khep/ui';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/useForm.ts';
import { useAction } from '../../data/useAction.ts';
import { AskDialog } from '../../patterns/AskDialog.tsx';
import { textProblem } from './suggestQuestion.ts';

type State = 'answered' | 'rejected';

/** Records what a courier answered by email or phone. */
export function RecordAnswer({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const isClaim = inquiry.kind === 'claim';
  const [state, setState] = useState<State>('answered');
  const [detail, setDetail] = useState('');
  const [paid, setPaid] = useState<number | undefined>(inquiry.amount ?? undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useAction(calls.tracking.answerInquiry, { invalidates: ['tracking', 'orders', 'wallet'] });

  async function submit() {
    const problem = textProblem(detail, 'Enter the answer');
    setErrors(problem === '' ? {} : { detail: problem });
    if (problem !== '') return;
    const result = await save.run({
      params: { id: inquiry.id },
      body: {
        state,
        detail: detail.trim(),
        ...(isClaim && state === 'answered' && paid !== undefined && { paid }),
      },
    });
    if (result.ok) onClose();
    else setErrors(Object.keys(result.fields).length > 0 ? result.fields : { detail: result.message });
  }
  const error = (name: string) => (errors[name] === undefined ? {} : { errorMessage: errors[name] });

  return (
    <AskDialog
      title="Record answer"
      confirmLabel="Record answer"
      isPending={save.isPending}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <RadioGroup
        label={isClaim ? 'Claim' : 'Question'}
        items={[
          { id: 'answered', label: isClaim ? 'Accepted' : 'Answered' },
          { id: 'rejected', label: 'Rejected' },
        ]}
        value={state}
        onChange={(id) => setState(id === 'rejected' ? 'rejected' : 'answered')}
      />
      {isClaim && state === 'answered' && (
        <MoneyField
          label="Paid by the courier"
          description="It is posted to the wallet’s ledger."
          value={paid}
          onChange={setPaid}
          {...error('paid')}
        />
      )}
      <TextArea label="Answer" isRequired value={detail} onChange={setDetail} {...error('detail')} />
    </AskDialog>
  );
}
