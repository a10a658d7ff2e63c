import type { CallOutcome } from '@khep/domain/allocation';
import { callOutcomeLabels, callOutcomes } from '@khep/domain/allocation';
import type { BodyInputOf, OrderHold, calls } from '@khep/api';
import { RadioGroup, Select, TextField } from '@khep/ui';
import { useState } from 'react';
import { AskDialog } from '../../../patterns/AskDialog.tsx';

type Body = BodyInputOf<typeof calls.orders.answerHolds>;
export type HoldAnswer = Body extends infer One ? (One extends Body ? Omit<One, 'order_ids'> : never) : never;
type Answer = Body['answer'];

const answers: readonly Answer[] = ['release', 'call', 'paid'];
const labels: Record<Answer, string> = {
  release: 'Release to ship',
  call: 'Record call',
  paid: 'Mark as paid',
};
const help: Record<Answer, string> = {
  release: 'It ships despite the rule.',
  call: 'A call that confirms the order releases it. Others keep it held.',
  paid: 'The order becomes prepaid, and the courier collects nothing.',
};
const firstAnswer: Record<OrderHold['action'], Answer> = { hold: 'release', call: 'call', prepaid: 'paid' };

interface AnswerHoldProps {
  title: string;
  /** Why the orders are held. */
  description: string;
  action: OrderHold['action'];
  isPending?: boolean;
  onConfirm: (answer: HoldAnswer) => void;
  onClose: () => void;
}

/** Asks what to do with held orders: release them, record a call, or mark them as paid. */
export function AnswerHold(props: AnswerHoldProps) {
  const { title, description, action, isPending = false, onConfirm, onClose } = props;
  const [answer, setAnswer] = useState<Answer>(firstAnswer[action]);
  const [outcome, setOutcome] = useState<CallOutcome>('confirmed');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const typed = note.trim();

  function confirm() {
    setAsked(true);
    if (answer === 'paid') {
      if (typed !== '') onConfirm({ answer, reference: typed });
    } else if (answer === 'call') onConfirm({ answer, outcome, note: typed });
    else onConfirm({ answer, note: typed });
  }

  return (
    <AskDialog
      title={title}
      description={description}
      confirmLabel={labels[answer]}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <RadioGroup
        label="Answer"
        items={answers.map((id) => ({
          id,
          label: labels[id],
          description: help[id],
        }))}
        value={answer}
        onChange={(id) => setAnswer(answers.find((one) => one === id) ?? answer)}
      />
      {answer === 'call' && (
        <Select
          label="Outcome of the call"
          items={callOutcomes.map((id) => ({ id, label: callOutcomeLabels[id] }))}
          value={outcome}
          onChange={(id) => setOutcome(callOutcomes.find((one) => one === id) ?? 'confirmed')}
        />
      )}
      <TextField
        label={answer === 'paid' ? 'Payment reference' : 'Note'}
        isRequired={answer === 'paid'}
        maxLength={answer === 'paid' ? 80 : 200}
        value={note}
        onChange={setNote}
        {...(answer === 'paid' &&
          isAsked &&
          typed === '' && { errorMessage: 'Enter the reference of the payment' })}
      />
    </AskDialog>
  );
}
