import { parcelSituation } from '../shipments/situation.ts';
import { isShipmentState, shipmentRank } from '../shipments/states.ts';
import { daysBetween, formatLongWeekday, formatWeekday, istDay } from '../days/index.ts';
import { fillMessage, trackingMessages } from './languages/index.ts';
import type { TrackingLanguage } from './languages/index.ts';
import { buyerMessageKeys } from './buyerSituation.ts';
import type { BuyerSituation } from './buyerSituation.ts';
import { predictDelivery } from './predictDelivery.ts';
import type { DeliveryRange } from './predictDelivery.ts';
import { stateMessages } from './stateMessages.ts';

export interface DescribedParcel {
  /** A shipment state; unknown values get a generic headline. */
  status: string;
  /** Promise date, YYYY-MM-DD or ISO. */
  promised_date?: string | null | undefined;
  /** The days that the history of its lane says. */
  expected?: DeliveryRange | null | undefined;
  /** By its state and the case of its failed delivery. @default by the state alone */
  situation?: BuyerSituation | undefined;
  /** Time of the last event, ISO; for a delivered parcel, the delivery. */
  last_event_at?: string | null | undefined;
}

export interface DescribeOptions {
  /** @default 'en' */
  language?: TrackingLanguage;
  now: Date;
}

export interface Described {
  /** "Arriving tomorrow" */
  headline: string;
  /** "Sunday 22 November, by 8 pm"; empty when there is nothing to add. */
  detail: string;
}

/** Returns the buyer-facing headline of a parcel. */
export function describeParcel(
  parcel: DescribedParcel,
  { language = 'en', now }: DescribeOptions,
): Described {
  const say = trackingMessages[language];
  const status = parcel.status;
  if (!isShipmentState(status)) return { headline: say.unknown, detail: '' };
  const situation = parcel.situation ?? parcelSituation(status, undefined, now);
  const { happening } = situation;
  if (happening === 'delivered') {
    const day = parcel.last_event_at ? istDay(parcel.last_event_at) : '';
    const headline =
      day === ''
        ? say.delivered
        : fillMessage(language, 'deliveredOn', { day: formatWeekday(day, language) });
    return { headline, detail: '' };
  }
  const keys = buyerMessageKeys[happening];
  if (keys === 'arrival') {
    const isPickedUp = shipmentRank(status) >= shipmentRank('PICKED_UP');
    return arrival({ ...parcel, situation }, isPickedUp ? say.onTheWay : say.preparing, language, now);
  }
  const detail = keys.detail === undefined ? '' : say[keys.detail];
  const days = situation.expects_delivery ? nextAttempt({ ...parcel, situation }, language, now) : '';
  return { headline: say[keys.headline], detail: [detail, days].filter(Boolean).join(' ') };
}

/** When an attempt is made again: the chosen day, else those that the prediction leaves. */
function nextAttempt(parcel: DescribedParcel, language: TrackingLanguage, now: Date): string {
  const day = parcel.situation?.day;
  if (day && day >= istDay(now))
    return fillMessage(language, 'byEvening', { day: formatLongWeekday(day, language) });
  return arrival(parcel, '', language, now).detail;
}

function arrival(
  parcel: DescribedParcel,
  otherwise: string,
  language: TrackingLanguage,
  now: Date,
): Described {
  const say = trackingMessages[language];
  const range = predictDelivery({ ...parcel, now });
  const today = istDay(now);
  if (range === undefined || today === '') return { headline: otherwise, detail: '' };
  if (range.from !== range.to) {
    const [from, to] = [range.from, range.to].map((day) => formatWeekday(day, language));
    const promised = parcel.promised_date ? istDay(parcel.promised_date) : '';
    const was =
      promised === '' || promised >= range.from
        ? ''
        : fillMessage(language, 'promisedBy', { day: formatWeekday(promised, language) });
    const expected = fillMessage(language, 'expectedBetween', { from: from ?? '', to: to ?? '' });
    // Without a promise that is missed, a range is no delay.
    const headline = was === '' && otherwise !== '' && parcel.expected ? otherwise : say.late;
    return { headline, detail: [expected, was].filter(Boolean).join(' · ') };
  }
  if (parcel.status === 'OUT_FOR_DELIVERY' && range.from === today)
    return { headline: say.arrivingToday, detail: say.outForDelivery };
  const days = daysBetween(today, range.from);
  const detail = fillMessage(language, 'byEvening', { day: formatLongWeekday(range.from, language) });
  if (days === 0) return { headline: say.arrivingToday, detail };
  if (days === 1) return { headline: say.arrivingTomorrow, detail };
  const day = formatWeekday(range.from, language);
  return { headline: fillMessage(language, 'arrivingOn', { day }), detail };
}

/** Returns a timeline entry in buyer-facing words; unknown statuses are unchanged. */
export function eventText(status: string, language: TrackingLanguage = 'en'): string {
  return isShipmentState(status) ? trackingMessages[language][stateMessages[status]] : status;
}
