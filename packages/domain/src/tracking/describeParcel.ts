import { isShipmentState } from '../shipments/states.ts';
import { daysBetween, formatWeekday, toIstDay } from './days.ts';
import { eventMessages, headlineMessages } from './messages.ts';
import type { TrackingLanguage } from './messages.ts';

export interface DescribedParcel {
  /** A shipment state; unknown values get a generic headline. */
  status: string;
  /** Promise date, YYYY-MM-DD or ISO. */
  promised_date?: string | null | undefined;
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
  const say = headlineMessages[language];
  const status = parcel.status;
  if (!isShipmentState(status)) return { headline: say.unknown, detail: '' };
  switch (status) {
    case 'DELIVERED': {
      const day = parcel.last_event_at ? toIstDay(parcel.last_event_at) : undefined;
      return {
        headline: say.delivered(day === undefined ? undefined : formatWeekday(day, language, 'short')),
        detail: '',
      };
    }
    case 'CANCELLED':
      return { headline: say.cancelled, detail: '' };
    case 'LOST':
    case 'DAMAGED':
      return { headline: say.lost, detail: say.lostDetail };
    case 'RTO_DELIVERED':
    case 'RTO_ACKNOWLEDGED':
      return { headline: say.returned, detail: '' };
    case 'RTO_INITIATED':
    case 'RTO_IN_TRANSIT':
    case 'RTO_OUT_FOR_DELIVERY':
    case 'RTO_UNDELIVERED':
      return { headline: say.returning, detail: '' };
    case 'UNDELIVERED':
      return { headline: say.undelivered, detail: say.undeliveredDetail };
    case 'OUT_FOR_DELIVERY':
      return { headline: say.outToday, detail: say.out };
    case 'DRAFT':
    case 'AWB_ASSIGNED':
    case 'PICKUP_SCHEDULED':
    case 'OUT_FOR_PICKUP':
    case 'PICKUP_FAILED':
      return arrival(parcel, say.preparing, language, now);
    default:
      return arrival(parcel, say.moving, language, now);
  }
}

function arrival(
  parcel: DescribedParcel,
  otherwise: string,
  language: TrackingLanguage,
  now: Date,
): Described {
  const say = headlineMessages[language];
  const promised = parcel.promised_date ? toIstDay(parcel.promised_date) : undefined;
  const today = toIstDay(now);
  if (promised === undefined || today === undefined) return { headline: otherwise, detail: '' };
  const days = daysBetween(today, promised);
  if (days < 0) return { headline: say.late, detail: say.lateDetail };
  const detail = say.by(formatWeekday(promised, language));
  if (days === 0) return { headline: say.today, detail };
  if (days === 1) return { headline: say.tomorrow, detail };
  return { headline: say.on(formatWeekday(promised, language, 'short')), detail };
}

/** Returns a timeline entry in buyer-facing words; unknown statuses are unchanged. */
export function eventText(status: string, language: TrackingLanguage = 'en'): string {
  return isShipmentState(status) ? eventMessages[language][status] : status;
}
