import { RadioGroup, Select, TextField } from '@khep/ui';
import { callOutcomeLabels, callOutcomes } from '../rules/buyerCall.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { holdAnswers, toHoldAnswer } from './holdAnswer.ts';
import type { HoldAnswerDraft } from './holdAnswer.ts';
import { holdMessages } from '../../messages/hold.ts';

const defaults = holdMessages.orderHold;

export interface HoldAnswerFieldsProps {
  value: HoldAnswerDraft;
  onChange: (value: HoldAnswerDraft) => void;
  /** Says what is missing. @default false */
  areProblemsShown?: boolean;
}

/** Asks for the action on held orders: release them, record a call, or mark them as paid. */
export function HoldAnswerFields({ value, onChange, areProblemsShown = false }: HoldAnswerFieldsProps) {
  const messages = useDomainMessages('orderHold', defaults);
  const { answer, outcome, note } = value;
  const isPaid = answer === 'paid';
  return (
    <>
      <RadioGroup
        label={messages.answer}
        items={holdAnswers.map((id) => ({ id, label: messages.answers[id], description: messages.help[id] }))}
        value={answer}
        onChange={(id) => onChange({ ...value, answer: holdAnswers.find((one) => one === id) ?? answer })}
      />
      {answer === 'call' && (
        <Select
          label={messages.outcome}
          items={callOutcomes.map((id) => ({ id, label: callOutcomeLabels[id] }))}
          value={outcome}
          onChange={(id) =>
            onChange({ ...value, outcome: callOutcomes.find((one) => one === id) ?? 'confirmed' })
          }
        />
      )}
      <TextField
        label={isPaid ? messages.reference : messages.note}
        isRequired={isPaid}
        maxLength={isPaid ? 80 : 200}
        value={note}
        onChange={(next) => onChange({ ...value, note: next })}
        {...(areProblemsShown &&
          toHoldAnswer(value) === undefined && { errorMessage: messages.referenceMissing })}
      />
    </>
  );
}
