import type { ParcelSituation } from '../shipments/situation.ts';
import { situationOfState } from '../shipments/situation.ts';
import { isShipmentState, shipmentRank } from '../shipments/states.ts';
import { addDays, istDay, istHour, weekdayOf } from '../days/index.ts';

export interface PredictionInput {
  /** A shipment state. */
  status: string;
  /** Promise date, YYYY-MM-DD or ISO. */
  promised_date?: string | null | undefined;
  /** The days that the history of its lane says. */
  expected?: DeliveryRange | null | undefined;
  /** Its situation, if more is known than its state. */
  situation?: Pick<ParcelSituation, 'expects_delivery'> | undefined;
  now: Date;
}

/** First and last day of the delivery, YYYY-MM-DD; the same day if the promise can still be met. */
export interface DeliveryRange {
  from: string;
  to: string;
}

/** Couriers deliver until 8 pm. */
const lastHour = 20;

const skipSunday = (day: string): string => (weekdayOf(day) === 0 ? addDays(day, 1) : day);

/** Days until the earliest possible delivery, and days of uncertainty after it. */
function outlook(status: string, hour: number): { earliest: number; spread: number } {
  if (status === 'OUT_FOR_DELIVERY') return { earliest: hour < lastHour ? 0 : 1, spread: 0 };
  if (status === 'UNDELIVERED') return { earliest: 1, spread: 1 };
  if (status === 'AT_DESTINATION') return { earliest: hour < 14 ? 0 : 1, spread: 1 };
  if (isShipmentState(status) && shipmentRank(status) >= shipmentRank('PICKED_UP'))
    return { earliest: hour < 9 ? 0 : 1, spread: 2 };
  return { earliest: 2, spread: 2 };
}

/**
 * Predicts the delivery: the days of its lane's history, else the promised day while the parcel can still make it from where it is, otherwise a range.
 * Undefined without either, and for parcels of which no delivery is expected: delivered, turning back, cancelled or lost.
 */
export function predictDelivery({
  status,
  promised_date,
  expected,
  situation,
  now,
}: PredictionInput): DeliveryRange | undefined {
  if (!isShipmentState(status)) return undefined;
  if (!(situation ?? situationOfState[status]).expects_delivery) return undefined;
  const today = istDay(now);
  if (today === '') return undefined;
  const { earliest, spread } = outlook(status, istHour(now));
  const first = addDays(today, earliest);
  if (status === 'OUT_FOR_DELIVERY') return { from: first, to: first };
  // The history counts where the parcel can still keep to it.
  if (expected && expected.to >= first)
    return { from: expected.from < first ? first : expected.from, to: expected.to };
  const promised = promised_date ? istDay(promised_date) : '';
  if (promised === '') return undefined;
  if (promised >= first && status !== 'UNDELIVERED') return { from: promised, to: promised };
  const from = skipSunday(first);
  return { from, to: skipSunday(addDays(from, spread)) };
}
