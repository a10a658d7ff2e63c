import type { Happening, ParcelSituation } from '../shipments/situation.ts';
import type { NotificationKindId } from './kinds.ts';

/** A delay is news while the parcel is on its way, not while it waits for an answer. */
const underWay: readonly Happening[] = [
  'pickup-due',
  'on-the-way',
  'out-for-delivery',
  're-attempt-requested',
];

/** Conditions on a parcel for a message about it; the other kinds aren't about where it is. */
const conditions: Partial<Record<NotificationKindId, (situation: ParcelSituation) => boolean>> = {
  'ndr.link': ({ can }) => can.includes('ask-buyer'),
  'shipment.delayed': ({ happening }) => underWay.includes(happening),
};

/** Whether a message about a parcel is still due: one that was queued is dropped when its parcel's situation has changed. */
export const isMessageDue = (kind: NotificationKindId, situation: ParcelSituation): boolean =>
  conditions[kind]?.(situation) ?? true;
