export const callOutcomes = ['confirmed', 'no_answer', 'call_later', 'wrong_number', 'refused'] as const;
/** How a call to the buyer of a held order ended; only `confirmed` releases the order. */
export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeLabels: Record<CallOutcome, string> = {
  confirmed: 'Confirmed the order',
  no_answer: 'No answer',
  call_later: 'Asked to call later',
  wrong_number: 'Wrong number',
  refused: 'Doesn’t want the order',
};

export const isCallOutcome = (text: unknown): text is CallOutcome =>
  callOutcomes.some((outcome) => outcome === text);
