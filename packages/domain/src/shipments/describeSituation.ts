import { formatDateTime, formatWeekday } from '../days/index.ts';
import type { Happening, ParcelSituation } from './situation.ts';

type Described = Pick<ParcelSituation, 'happening' | 'by' | 'otherwise' | 'day'>;

const byWhen = (by: string | null): string => (by === null ? '' : ` by ${formatDateTime(by)}`);

/** For the seller. */
const texts: Readonly<Record<Happening, (situation: Described) => string>> = {
  preparing: () => 'Not shipped yet',
  'pickup-due': () => 'Waits for its pickup',
  'pickup-failed': () => 'Pickup failed: schedule another or cancel',
  'on-the-way': () => 'On its way',
  'out-for-delivery': () => 'Out for delivery',
  'delivery-failed': () => 'Delivery failed',
  'answer-wanted': ({ by }) => `Answer${byWhen(by)}, or a re-attempt is requested`,
  'answer-needed': ({ by }) => `Answer${byWhen(by)}, or the parcel turns back`,
  'buyer-answered': ({ by, otherwise }) =>
    otherwise === 're-attempt'
      ? `Buyer answered: it is sent to the courier${byWhen(by)}`
      : `Buyer answered: send it to the courier${byWhen(by)}, or the parcel turns back`,
  'buyer-cancelled': ({ by }) => `Buyer cancelled: return the parcel${byWhen(by)}`,
  're-attempt-requested': ({ day }) =>
    day === null ? 'Re-attempt requested' : `Re-attempt requested for ${formatWeekday(day)}`,
  'return-requested': () => 'Return requested from the courier',
  'attempts-over': () => 'All attempts are made: the parcel turns back',
  'cut-off-passed': () => 'Cut-off passed: the parcel may turn back, an answer is still sent',
  delivered: () => 'Delivered',
  returning: () => 'Returning to you',
  returned: () => 'Back with you: check it',
  'return-checked': () => 'Returned and checked',
  cancelled: () => 'Cancelled',
  lost: () => 'Lost: claim it from the courier',
  damaged: () => 'Damaged: claim it from the courier',
};

/** Situations that the badge of the state says in full. */
const plain: ReadonlySet<Happening> = new Set([
  'preparing',
  'pickup-due',
  'pickup-failed',
  'on-the-way',
  'out-for-delivery',
  'delivery-failed',
  'delivered',
  'return-checked',
  'cancelled',
]);

/** Says what happens next beside the badge of a state; undefined if the badge says it all. */
export const situationNote = (situation: Described): string | undefined =>
  plain.has(situation.happening) ? undefined : describeSituation(situation);

/** Says to the seller what is happening to a parcel, and what happens next. */
export const describeSituation = (situation: Described): string => texts[situation.happening](situation);
