import { formatSeconds } from '../days/index.ts';
import { domainMessages } from '../messages.ts';
import type { CallState } from './calls.ts';

/** Words for a call: "Answered, 1:42", "Call failed: Your phone couldn't be reached." */
export function describeCall(
  { state, talk_seconds, problem }: { state: CallState; talk_seconds: number | null; problem: string },
  labels: Readonly<Record<CallState, string>> = domainMessages.buyerCalls.states,
): string {
  if (state === 'answered' && talk_seconds !== null)
    return `${labels[state]}, ${formatSeconds(talk_seconds)}`;
  return problem === '' ? labels[state] : `${labels[state]}: ${problem}`;
}
