import { HoldAnswerFields, holdAnswerLabels, newHoldAnswer, toHoldAnswer } from '@khep/domain/allocation/ui';
import type { HoldAnswer } from '@khep/domain/allocation/ui';
import type { OrderHold } from '@khep/api';
import { useState } from 'react';
import { AskDialog } from '../../../patterns/AskDialog.tsx';

interface AnswerHoldProps {
  title: string;
  /** Why the orders are held. */
  description: string;
  action: OrderHold['action'];
  isPending?: boolean;
  onConfirm: (answer: HoldAnswer) => void;
  onClose: () => void;
}

/** Asks what to do with held orders. */
export function AnswerHold(props: AnswerHoldProps) {
  const { title, description, action, isPending = false, onConfirm, onClose } = props;
  const [draft, setDraft] = useState(() => newHoldAnswer(action));
  const [isAsked, setAsked] = useState(false);
  return (
    <AskDialog
      title={title}
      description={description}
      confirmLabel={holdAnswerLabels[draft.answer]}
      isPending={isPending}
      onConfirm={() => {
        setAsked(true);
        const answer = toHoldAnswer(draft);
        if (answer) onConfirm(answer);
      }}
      onClose={onClose}
    >
      <HoldAnswerFields value={draft} onChange={setDraft} areProblemsShown={isAsked} />
    </AskDialog>
  );
}
