import { addDays, formatTime, formatWeekday, istDay, timeOnDay } from '../days/index.ts';

export const callStates = [
  'calling-you',
  'calling-buyer',
  'talking',
  'answered',
  'no-answer',
  'busy',
  'not-picked-up',
  'failed',
] as const;
/** State of a call to a buyer. `not-picked-up`: the person of the brand didn't, so the buyer wasn't called. */
export type CallState = (typeof callStates)[number];

const live: readonly CallState[] = ['calling-you', 'calling-buyer', 'talking'];
/** Whether a call goes on. */
export const isLiveCall = (state: CallState): boolean => live.includes(state);

export const recordingStates = ['none', 'due', 'stored', 'failed'] as const;
/** State of a call's recording. `due`: it is fetched as soon as the provider has it. */
export type RecordingState = (typeof recordingStates)[number];

/**
 * Hours in which buyers are called, HH:MM in India. TRAI bounds commercial communication to them "other than transactional
 * messages"; a call about the buyer's own parcel is transactional, and keeps to them all the same.
 * Source: Telecom Commercial Communications Customer Preference (sixth amendment) Regulations, 2011, as summarised at
 * mobigyaan.com, read on 29 November 2026.
 */
export const callHours = { from: '09:00', to: '21:00' } as const;

/** Returns when a buyer may be called next: now, or at the start of the hours for calls. */
export function nextCallTime(now: Date): Date {
  const time = formatTime(now);
  const today = istDay(now);
  if (time < callHours.from) return timeOnDay(today, callHours.from);
  return time < callHours.to ? now : timeOnDay(addDays(today, 1), callHours.from);
}

/** The longest call in seconds, after which the provider ends it. */
export const maxCallSeconds = 30 * 60;

/** Facts that decide whether a person can call the buyer of a case. */
export interface DialFacts {
  /** The brand has an account at a provider. */
  is_connected: boolean;
  /** The parcel's case is closed. */
  is_ended: boolean;
  /** Ten digits; empty without one. */
  agent_phone: string;
  buyer_phone: string;
  /** A call of this case or of this person goes on. */
  is_case_busy: boolean;
  is_agent_busy: boolean;
  calls_today: number;
  daily_cap: number;
  /** The provider is simulated and rings no one, so that a call may be rehearsed at night. */
  rings_at_night: boolean;
}

/** Returns why a buyer can't be called now; empty if they can. */
export function dialProblem(facts: DialFacts, now: Date): string {
  if (!facts.is_connected) return 'No telephony account is connected. Connect one in Integrations.';
  if (facts.is_ended) return 'The case is closed: the buyer is no longer called about it.';
  if (facts.buyer_phone === '') return 'The order has no mobile number that can be called.';
  if (facts.agent_phone === '')
    return 'Your account has no mobile number, which is called first. Add it in your profile.';
  if (facts.is_case_busy) return 'This case is in a call already.';
  if (facts.is_agent_busy) return 'You are in a call of another case. End it first.';
  if (facts.calls_today >= facts.daily_cap)
    return `All ${facts.daily_cap} calls of today are used. The limit is in Integrations.`;
  if (facts.rings_at_night) return '';
  const next = nextCallTime(now);
  if (next > now)
    return `Buyers are called from ${callHours.from} to ${callHours.to}. Call from ${formatWeekday(istDay(next))}, ${callHours.from}.`;
  return '';
}
