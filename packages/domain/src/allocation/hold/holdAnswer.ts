import type { CallOutcome } from '../rules/buyerCall.ts';
import type { holdActions } from '../rules/holds.ts';
import { holdMessages } from '../../messages/hold.ts';

export const holdAnswers = ['release', 'call', 'paid'] as const;
/** Action of each answer, as a verb. */
export const holdAnswerLabels = holdMessages.orderHold.answers;

/** Answer to held orders while it is being entered. */
export interface HoldAnswerDraft {
  answer: (typeof holdAnswers)[number];
  outcome: CallOutcome;
  /** A note, or the reference of the payment. */
  note: string;
}

/** Answer as it is sent: only its own fields. */
export type HoldAnswer =
  | { answer: 'release'; note: string }
  | { answer: 'call'; outcome: CallOutcome; note: string }
  | { answer: 'paid'; reference: string };

const firstAnswer: Record<(typeof holdActions)[number], HoldAnswerDraft['answer']> = {
  hold: 'release',
  call: 'call',
  prepaid: 'paid',
};

/** Returns the answer that a rule expects first. */
export const newHoldAnswer = (action: (typeof holdActions)[number]): HoldAnswerDraft => ({
  answer: firstAnswer[action],
  outcome: 'confirmed',
  note: '',
});

/** Returns a complete answer; undefined if the reference of a payment is missing. */
export function toHoldAnswer({ answer, outcome, note }: HoldAnswerDraft): HoldAnswer | undefined {
  const typed = note.trim();
  if (answer === 'paid') return typed === '' ? undefined : { answer, reference: typed };
  return answer === 'call' ? { answer, outcome, note: typed } : { answer, note: typed };
}
