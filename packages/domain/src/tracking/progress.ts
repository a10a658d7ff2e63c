import { isTurningBack, situationOfState } from '../shipments/situation.ts';
import type { ParcelSituation } from '../shipments/situation.ts';
import { isShipmentState, shipmentRank } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';
import { addDays, istDay, istHour, weekdayOf } from '../days/index.ts';
import { eventText } from './describeParcel.ts';
import { trackingMessages } from './languages/index.ts';
import type { MessageKey, TrackingLanguage } from './languages/index.ts';
import type { StepState } from './states.ts';

const outward = ['packed', 'shipped', 'in-transit', 'delivered'] as const;
const back = ['packed', 'shipped', 'returning', 'returned'] as const;
const labels: Record<(typeof outward)[number] | (typeof back)[number], MessageKey> = {
  packed: 'stepPacked',
  shipped: 'stepShipped',
  'in-transit': 'stepInTransit',
  delivered: 'delivered',
  returning: 'stepReturning',
  returned: 'stepReturned',
};

export interface ProgressStep {
  key: (typeof outward)[number] | (typeof back)[number];
  label: string;
  state: StepState;
}

/** Returns the index of the current step; beyond the last, all steps are done. */
function currentStep(state: ShipmentState): number {
  if (state === 'DELIVERED' || state === 'RTO_DELIVERED' || state === 'RTO_ACKNOWLEDGED') return 4;
  const rank = shipmentRank(state);
  if (rank < shipmentRank('PICKED_UP')) return 0;
  return rank === shipmentRank('PICKED_UP') ? 1 : 2;
}

/**
 * Returns the steps of a parcel: Packed, Shipped, In transit, Delivered, or those of its return. Empty if
 * cancelled, lost or unknown.
 */
export function progressSteps(
  status: string,
  language: TrackingLanguage = 'en',
  situation?: Pick<ParcelSituation, 'happening'>,
): ProgressStep[] {
  if (!isShipmentState(status) || status === 'CANCELLED' || status === 'LOST' || status === 'DAMAGED')
    return [];
  const now = currentStep(status);
  const isBack = isTurningBack(status, situation ?? situationOfState[status]);
  return (isBack ? back : outward).map((key, index) => ({
    key,
    label: trackingMessages[language][labels[key]],
    state: index < now ? 'done' : index === now ? 'now' : 'next',
  }));
}

export interface TimelineEvent {
  /** The state after the event, or the courier's own status. */
  status: string;
  /** ISO 8601. */
  at: string;
  location?: string | null | undefined;
}

export interface TimelineLine {
  text: string;
  at: string;
  location: string | null;
}

/** Builds the buyer's timeline: newest first; of scans repeated at one place only the newest. */
export function buildParcelTimeline(
  events: readonly TimelineEvent[],
  language: TrackingLanguage = 'en',
): TimelineLine[] {
  const lines = [...events]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map(({ status, at, location }) => ({
      text: eventText(status, language),
      at,
      location: location?.trim() || null,
    }));
  return lines.filter((line, index) => {
    const before = lines[index - 1];
    return before === undefined || before.text !== line.text || before.location !== line.location;
  });
}

/**
 * Returns the expected delivery day, YYYY-MM-DD: pickup day plus TAT, skipping Sundays. A pickup after the
 * cut-off hour counts from the next day.
 */
export function expectedDelivery(
  pickup: string | Date,
  tatDays: number,
  options: { cutoff_hour?: number; skip_sundays?: boolean } = {},
): string | undefined {
  const { cutoff_hour = 18, skip_sundays = true } = options;
  const start = istDay(pickup);
  if (start === '' || !(tatDays >= 0)) return undefined;
  let day = start;
  if (!(typeof pickup === 'string' && pickup.length === 10) && istHour(pickup) >= cutoff_hour)
    day = addDays(day, 1);
  const isSunday = (): boolean => skip_sundays && weekdayOf(day) === 0;
  for (let left = Math.ceil(tatDays); left > 0; left -= 1) {
    day = addDays(day, 1);
    if (isSunday()) day = addDays(day, 1);
  }
  return isSunday() ? addDays(day, 1) : day;
}
