import type { NdrAnswer } from './actions.ts';
import { reAttemptDates } from './actions.ts';

export const buyerChoices = ['day', 'address', 'phone', 'nobody-came', 'cancel'] as const;
/** What a buyer can ask for after a failed delivery. */
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

export const isBuyerChoice = (text: string): text is BuyerChoice => buyerChoices.some((one) => one === text);

/** Returns the name of the wrong field of a buyer's answer; undefined if it is complete. */
export function buyerAnswerProblem(
  { choice, date, address, phone }: BuyerAnswer,
  firstNdrAt: Date,
  now: Date,
): 'date' | 'address' | 'phone' | undefined {
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
