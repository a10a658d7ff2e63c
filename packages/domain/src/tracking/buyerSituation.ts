import type { Happening, ParcelSituation } from '../shipments/situation.ts';
import type { MessageKey } from './languages/en.ts';

/** The part of a parcel's situation that its buyer may know. */
export type BuyerSituation = Pick<ParcelSituation, 'happening' | 'day' | 'expects_delivery'>;

interface BuyerMessageKeys {
  headline: MessageKey;
  detail?: MessageKey;
}

/** Texts of each situation for the buyer; `arrival`: the day on which the parcel comes. */
export const buyerMessageKeys: Readonly<Record<Happening, BuyerMessageKeys | 'arrival'>> = {
  preparing: 'arrival',
  'pickup-due': 'arrival',
  'pickup-failed': 'arrival',
  'on-the-way': 'arrival',
  'out-for-delivery': 'arrival',
  'delivery-failed': { headline: 'attempted', detail: 'troubleText' },
  'answer-wanted': { headline: 'attempted', detail: 'attemptedText' },
  'answer-needed': { headline: 'attempted', detail: 'answerOrBack' },
  'buyer-answered': { headline: 'attempted', detail: 'answerReceived' },
  'buyer-cancelled': { headline: 'attempted', detail: 'answerReceived' },
  're-attempt-requested': { headline: 'attempted', detail: 'attemptedText' },
  'return-requested': { headline: 'goingBack' },
  'attempts-over': { headline: 'attempted', detail: 'noMoreAttempts' },
  'cut-off-passed': { headline: 'attempted', detail: 'noMoreAttempts' },
  delivered: { headline: 'delivered' },
  returning: { headline: 'goingBack' },
  returned: { headline: 'backWithSeller' },
  'return-checked': { headline: 'backWithSeller' },
  cancelled: { headline: 'cancelled' },
  lost: { headline: 'trouble', detail: 'troubleText' },
  damaged: { headline: 'trouble', detail: 'troubleText' },
};
