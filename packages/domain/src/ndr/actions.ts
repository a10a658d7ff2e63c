import { couriers } from '../couriers/registry.ts';
import type { CourierPartner } from '../couriers/registry.ts';
import { maxDeliveryAttempts } from '../shipments/situation.ts';
import { isReturning } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { addDays, formatDate, istDay } from '../days/index.ts';
import { ndrActions } from '../couriers/ndrBuckets.ts';
import type { NdrAction, NdrBucket } from '../couriers/ndrBuckets.ts';
import { ndrBucketLabels } from './reasons.ts';

export const ndrActionLabels: Record<NdrAction, string> = {
  're-attempt': 'Re-attempt',
  'change-address': 'Change address',
  'change-phone': 'Change phone',
  return: 'Return to origin',
  fake: 'Report fake attempt',
};

export const isNdrAction = (text: string): text is NdrAction => ndrActions.some((one) => one === text);

/** Facts that decide which actions a case allows. */
export interface ActionableCase {
  partner: CourierPartner;
  courier_name: string;
  bucket: NdrBucket;
  /** Failed attempts so far. */
  attempts: number;
  state: ShipmentState;
  /** An answer is on its way to the courier. */
  is_answered: boolean;
}

export type NdrCheck = { allowed: true } | { allowed: false; reason: string };
const yes: NdrCheck = { allowed: true };
const no = (reason: string): NdrCheck => ({ allowed: false, reason });

/** Reasons that a courier doesn't take an action for. Data: a courier may change them. */
const excluded: Record<Exclude<NdrAction, 'return'>, readonly NdrBucket[]> = {
  're-attempt': ['CR-OTP'],
  'change-address': ['CR', 'CR-OTP', 'CNR', 'OPDEL'],
  'change-phone': ['CR', 'CR-OTP'],
  // The buyer's own code or request shows that the courier was there or spoke to them.
  fake: ['CR-OTP', 'ODA', 'SD'],
};

/** Checks whether a case allows an action, with the reason where it doesn't. */
export function checkNdrAction(ndr: ActionableCase, action: NdrAction): NdrCheck {
  const { partner, courier_name, bucket, attempts, state } = ndr;
  if (state === 'DELIVERED') return no('The parcel was delivered.');
  if (isReturning(state)) return no('The parcel is already returning.');
  if (state !== 'UNDELIVERED')
    return no('The parcel moves again: there is nothing to answer until its next scan.');
  if (ndr.is_answered) return no(`Answered: waiting for ${courier_name}.`);
  if (action === 'return') return yes;
  if (attempts >= maxDeliveryAttempts)
    return no(`${courier_name} made all ${maxDeliveryAttempts} attempts. Only a return is possible.`);
  if (couriers[partner].unsupportedNdrActions.includes(action))
    return no(`${courier_name} has no request for this.`);
  if (excluded[action].includes(bucket))
    return no(
      action === 'fake'
        ? `“${ndrBucketLabels[bucket]}” can't be reported as fake: ${fakeReasons[bucket] ?? 'the reason is known'}.`
        : `${courier_name} doesn't take this for “${ndrBucketLabels[bucket]}”.`,
    );
  return yes;
}

const fakeReasons: Partial<Record<NdrBucket, string>> = {
  'CR-OTP': 'the buyer confirmed it with a code',
  ODA: 'no attempt was claimed',
  SD: 'no attempt was claimed',
};

/** Days after the first failed attempt on which a re-attempt is still possible. */
export const reAttemptDays = 6;

/** Returns the days on which a re-attempt can be asked for, from tomorrow. */
export function reAttemptDates(firstNdrAt: Date, now: Date): string[] {
  const first = addDays(istDay(now), 1);
  const last = addDays(istDay(firstNdrAt), reAttemptDays);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The fields of an answer, as the specification names them. */
export interface NdrAnswer {
  action: Exclude<NdrAction, 'fake'>;
  is_fake: boolean;
  re_attempt_date: string;
  customer_address: string;
  landmark: string;
  alternate_phone: string;
  remark: string;
  /** Uploaded files. */
  proof: { call_recording: string; screenshot: string };
}

/** Returns a message for each wrong field of an answer. */
export function ndrAnswerProblems(
  answer: NdrAnswer,
  ndr: Pick<ActionableCase, 'bucket'> & { first_ndr_at: Date },
  now: Date,
): Partial<Record<'re_attempt_date' | 'customer_address' | 'alternate_phone' | 'remark' | 'proof', string>> {
  const dates = reAttemptDates(ndr.first_ndr_at, now);
  const last = dates.at(-1);
  const isAgain = answer.action !== 'return';
  const date = answer.re_attempt_date;
  return {
    ...(isAgain &&
      date !== '' &&
      !dates.includes(date) && {
        re_attempt_date: last
          ? `Choose a day from tomorrow to ${formatDate(last)}.`
          : `The last day for a re-attempt has passed. Return the parcel.`,
      }),
    ...(answer.action === 're-attempt' &&
      ndr.bucket === 'CD' &&
      date === '' && { re_attempt_date: 'The buyer asked for another day. Choose it.' }),
    ...(answer.action === 'change-address' &&
      answer.customer_address.trim().length < 10 && {
        customer_address: 'Enter house, street and area, at least 10 characters.',
      }),
    ...(answer.action === 're-attempt' &&
      ndr.bucket === 'AI' &&
      answer.customer_address.trim() === '' && {
        customer_address: 'The courier needs a corrected address for this reason.',
      }),
    ...(answer.action === 'change-phone' &&
      answer.alternate_phone === '' && { alternate_phone: 'Enter a 10-digit mobile number.' }),
    ...(answer.is_fake &&
      answer.remark.trim() === '' && {
        remark: 'Say what happened: the courier asks for it with the proof.',
      }),
    ...(answer.is_fake &&
      answer.proof.call_recording === '' &&
      answer.proof.screenshot === '' && { proof: 'Add a call recording or a screenshot.' }),
  };
}

/** Converts an answer to the fields of the specification. */
export function toNdrEscalation(answer: NdrAnswer, reason_id: NdrBucket) {
  const { action, is_fake, re_attempt_date, customer_address, landmark, alternate_phone, remark, proof } =
    answer;
  if (action === 'return') return { escalation_type: 'RTO' as const, reason_id, remark };
  return {
    escalation_type: is_fake ? ('FA' as const) : ('RE' as const),
    reason_id,
    re_attempt_date,
    ...(action === 'change-address' && { customer_address, landmark }),
    ...(action !== 're-attempt' && alternate_phone !== '' && { alternate_phone }),
    remark,
    ...(is_fake && { proof }),
  };
}
