import type { NdrAnswer } from './actions.ts';
import { formatWeekday } from '../days/index.ts';
import { reAttemptDates } from './actions.ts';
import type { NdrAction } from '../couriers/ndrBuckets.ts';

export const buyerChoices = ['day', 'address', 'phone', 'nobody-came', 'cancel'] as const;
/** A request that a buyer can make after a failed delivery. */
export type BuyerChoice = (typeof buyerChoices)[number];

/** A buyer's answer by their link. */
export interface BuyerAnswer {
  choice: BuyerChoice;
  /** YYYY-MM-DD, with `day`. */
  date: string;
  /** House and street, with `address`; city and PIN code stay. */
  address: string;
  landmark: string;
  phone: string;
  comment: string;
  /** ISO 8601. */
  at: string;
}

export type BuyerAnswerField = 'date' | 'address' | 'phone';

export const isBuyerChoice = (text: string): text is BuyerChoice => buyerChoices.some((one) => one === text);

/** Returns the name of the wrong field of a buyer's answer; undefined if it is complete. */
export function buyerAnswerProblem(
  { choice, date, address, phone }: BuyerAnswer,
  firstNdrAt: Date,
  now: Date,
): BuyerAnswerField | undefined {
  if (choice === 'day' && !reAttemptDates(firstNdrAt, now).includes(date)) return 'date';
  if (choice === 'address' && address.trim().length < 10) return 'address';
  return choice === 'phone' && !/^[6-9]\d{9}$/.test(phone) ? 'phone' : undefined;
}

/** Converts a buyer's answer to the seller's answer that fulfils it. */
export function toNdrAnswer({ choice, date, address, landmark, phone, comment }: BuyerAnswer): NdrAnswer {
  const actions: Record<BuyerChoice, NdrAnswer['action']> = {
    day: 're-attempt',
    address: 'change-address',
    phone: 'change-phone',
    'nobody-came': 're-attempt',
    cancel: 'return',
  };
  return {
    action: actions[choice],
    is_fake: false,
    re_attempt_date: choice === 'day' ? date : '',
    customer_address: choice === 'address' ? address : '',
    landmark: choice === 'address' ? landmark : '',
    alternate_phone: choice === 'phone' ? phone : '',
    remark: comment,
    proof: { call_recording: '', screenshot: '' },
  };
}

const noAnswer: NdrAnswer = {
  action: 're-attempt',
  is_fake: false,
  re_attempt_date: '',
  customer_address: '',
  landmark: '',
  alternate_phone: '',
  remark: '',
  proof: { call_recording: '', screenshot: '' },
};

/** Returns the answer that is suggested first: what the buyer asked for, else a re-attempt where it is allowed. */
export function suggestNdrAnswer(
  buyerAnswer: BuyerAnswer | null,
  allowed: readonly { action: NdrAction; is_allowed: boolean }[],
): NdrAnswer {
  const wanted = buyerAnswer ? toNdrAnswer(buyerAnswer) : noAnswer;
  const order = [wanted.action, 're-attempt', 'change-address', 'return'] as const;
  const action = order.find((one) => allowed.some((check) => check.action === one && check.is_allowed));
  return { ...wanted, action: action ?? 're-attempt' };
}

/** Says what a buyer asked for, to the seller. */
export function describeBuyerAnswer({ choice, date, address, landmark, phone }: BuyerAnswer): string {
  const texts: Record<BuyerChoice, string> = {
    day: `Deliver on ${date === '' ? 'another day' : formatWeekday(date)}`,
    address: `Correct the address: ${[address, landmark].filter(Boolean).join(', ')}`,
    phone: `Call ${phone}`,
    'nobody-came': 'No one came: deliver again',
    cancel: 'Cancel the order',
  };
  return texts[choice];
}
