import { createHash } from 'node:crypto';
import type { ScanFormat, SimulatedEvent } from './simulatedStatuses.ts';

/** A scan that the simulated courier will send. */
export interface PlannedScan {
  /** ISO; visible from then on. */
  at: string;
  code: string;
  status: string;
  status_type: string;
  location: string;
  remark: string;
}

export const outcomes = [
  'delivered',
  'second-attempt',
  'returned',
  'lost',
  'late-pickup',
  'lost-after-attempt',
] as const;
/** Outcome of a simulated parcel. */
type Outcome = (typeof outcomes)[number];

/**
 * The last four digits of the buyer's phone choose an outcome, as in couriers' test systems; otherwise the
 * AWB does. 0011 delivered · 0012 second attempt · 0013 RTO · 0014 lost · 0015 pickup fails once · 0017 lost
 * after an attempt · 0018, 0019, 0020 RTO, and answers to an NDR are rejected, never answered, or answered late ·
 * 0021 delivered without a proof.
 */
const chosenByPhone: Record<string, Outcome> = {
  '0011': 'delivered',
  '0012': 'second-attempt',
  '0013': 'returned',
  '0014': 'lost',
  '0015': 'late-pickup',
  '0017': 'lost-after-attempt',
  '0018': 'returned',
  '0019': 'returned',
  '0020': 'returned',
  '0021': 'delivered',
};

/** Whether the courier has no proof of a delivery, by the buyer's phone. */
export const hasNoProof = (phone: string): boolean => phone.endsWith('0021');

export type NdrBehaviour = 'prompt' | 'rejects' | 'silent' | 'late';

/** How the simulated courier treats an answer to an NDR, by the buyer's phone. */
export function ndrBehaviour(phone: string): NdrBehaviour {
  const chosen = { '0018': 'rejects', '0019': 'silent', '0020': 'late' } as const;
  const ending = phone.slice(-4);
  return Object.hasOwn(chosen, ending) ? chosen[ending as keyof typeof chosen] : 'prompt';
}

/** A number from 0 to 99, derived from the text. */
export function percentile(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 100;
}

/** Number of a pickup. A repeated request has the same number, so that it stays one. */
export function pickupNumber(...request: readonly string[]): number {
  return 10_000_000 + (createHash('sha256').update(request.join('|')).digest().readUInt32BE(0) % 80_000_000);
}

/** Outcome of a parcel, always the same for an AWB. */
export function outcomeOf(waybill: string, phone = '', isCod = false): Outcome {
  const chosen = chosenByPhone[phone.slice(-4)];
  if (chosen) return chosen;
  const draw = percentile(waybill);
  // COD has more RTOs, as in reality.
  const returned = isCod ? 14 : 5;
  if (draw < returned) return 'returned';
  if (draw < returned + 9) return 'second-attempt';
  if (draw < returned + 10) return 'lost';
  if (draw < returned + 14) return 'late-pickup';
  return 'delivered';
}

/** What a parcel's pace and reason are drawn from: the phone where it chooses the outcome, else the AWB. */
export const drawnFrom = (waybill: string, phone: string): string =>
  Object.hasOwn(chosenByPhone, phone.slice(-4)) ? phone : waybill;

export interface Journey {
  waybill: string;
  /** See {@link drawnFrom}. */
  drawn_from: string;
  outcome: Outcome;
  /** Cities. */
  from: string;
  to: string;
  /** Days from pickup to delivery. */
  tat_days: number;
}

type Step = [hours: number, what: SimulatedEvent, place: string, remark: string];

const refusals: readonly [what: SimulatedEvent, remark: string][] = [
  ['unavailable', 'Consignee unavailable'],
  ['bad-address', 'Bad or incomplete address'],
  ['refused', 'Consignee refused to accept the order'],
  ['rescheduled', 'Delivery rescheduled by the customer'],
];

/** Events of a journey, in hours after the pickup was scheduled. */
function steps({ drawn_from, outcome, from, to, tat_days }: Journey): Step[] {
  const origin = `${from}_Hub_H`;
  const hub = `${to}_Gateway`;
  const centre = `${to}_Dispatch_D`;
  const draw = percentile(`${drawn_from}/pace`);
  const late = outcome === 'late-pickup' ? 24 : 0;
  const door = late + tat_days * 24 + (draw % 5) + 3;
  const list: Step[] = [[1.5, 'out-for-pickup', origin, 'Out for pickup']];
  if (late > 0)
    list.push(
      [4, 'pickup-failed', origin, 'Shipment not ready for pickup'],
      [late + 1, 'out-for-pickup', origin, 'Out for pickup'],
    );
  list.push(
    [late + 3, 'picked-up', origin, 'Shipment picked up'],
    [late + 7, 'at-origin', origin, 'Shipment received at origin centre'],
    [late + 11, 'left-origin', origin, 'Added to bag and left origin centre'],
  );
  if (outcome === 'lost') return [...list, [door + 72, 'lost', hub, 'Shipment lost']];
  if (tat_days > 1)
    list.push([late + 11 + (tat_days * 24 - 16) * 0.7, 'at-hub', hub, 'Reached the destination city hub']);
  list.push(
    [door - 7, 'at-centre', centre, 'Reached the delivery centre'],
    [door - 4, 'out-for-delivery', centre, 'Out for delivery'],
  );
  if (outcome === 'delivered' || outcome === 'late-pickup')
    return [...list, [door, 'delivered', centre, 'Delivered to consignee']];
  const [what, remark] = refusals[draw % refusals.length] ?? ['unavailable', 'Consignee unavailable'];
  if (outcome === 'lost-after-attempt')
    return [...list, [door, what, centre, remark], [door + 72, 'lost', centre, 'Shipment lost']];
  list.push([door, what, centre, remark], [door + 20, 'out-for-delivery', centre, 'Out for delivery']);
  if (outcome === 'second-attempt')
    return [...list, [door + 24, 'delivered', centre, 'Delivered to consignee']];
  return [...list, [door + 24, what, centre, remark], ...returnSteps(door + 30, tat_days, from, to)];
}

function returnSteps(start: number, tat_days: number, from: string, to: string): Step[] {
  const origin = `${from}_Hub_H`;
  return [
    [start, 'return-begun', `${to}_Dispatch_D`, 'Return to origin has begun'],
    [start + tat_days * 14, 'return-moving', `${to}_Gateway`, 'On its way back'],
    [start + tat_days * 24 - 6, 'return-at-centre', origin, 'Reached the return centre'],
    [start + tat_days * 24, 'return-out', origin, 'Out for delivery to the seller'],
    [start + tat_days * 24 + 5, 'returned', origin, 'Returned to the seller'],
  ];
}

/** A scan in the courier's words, at a time as fine as the courier tells it. */
export function plannedScan(
  format: ScanFormat,
  at: Date,
  what: SimulatedEvent,
  location: string,
  remark: string,
): PlannedScan {
  const { codes, precisionMs } = format;
  const [status, status_type, code] = codes[what];
  const told = new Date(Math.floor(at.getTime() / precisionMs) * precisionMs);
  return { at: told.toISOString(), code, status, status_type, location, remark };
}

const timed = (format: ScanFormat, list: Step[], from: Date, hourMs: number): PlannedScan[] =>
  list.map(([hours, what, location, remark]) =>
    plannedScan(format, new Date(from.getTime() + Math.round(hours * hourMs)), what, location, remark),
  );

/** The first scan of every parcel: shipment data received. */
export function bookedScan(format: ScanFormat, at: Date, from: string): PlannedScan {
  return plannedScan(format, at, 'booked', `${from}_Hub_H`, 'Shipment details received');
}

/** Events after a pickup was scheduled. @param hourMs milliseconds of a simulated hour */
export function planJourney(
  format: ScanFormat,
  journey: Journey,
  asked: Date,
  hourMs: number,
): PlannedScan[] {
  return timed(format, steps(journey), asked, hourMs);
}

/**
 * Events of a reverse pickup after it was requested. Phones ending in 0015 fail the first pickup, those in 0014 lose the
 * parcel.
 */
export function planReverse(
  format: ScanFormat,
  { waybill, from, to, tat_days, phone }: Omit<Journey, 'drawn_from'> & { phone: string },
  asked: Date,
  hourMs: number,
): PlannedScan[] {
  const end = phone.slice(-4);
  const isLate = end === '0015' || (!(end in chosenByPhone) && percentile(`${waybill}/reverse`) < 8);
  const late = isLate ? 24 : 0;
  const door = `${from}_Dispatch_D`;
  const dock = `${to}_Gateway`;
  const list: Step[] = [
    [0.5, 'pickup-scheduled', door, 'Pickup scheduled'],
    [16, 'out-for-pickup', door, 'Out for pickup'],
  ];
  if (isLate)
    list.push(
      [20, 'pickup-failed', door, 'Customer was not available'],
      [16 + late, 'out-for-pickup', door, 'Out for pickup'],
    );
  const picked = 20 + late;
  list.push(
    [picked, 'picked-up', door, 'Return collected'],
    [picked + tat_days * 12, 'at-hub', dock, 'Return in transit'],
  );
  if (end === '0014') list.push([picked + tat_days * 24 + 48, 'lost', dock, 'Shipment lost']);
  else
    list.push(
      [picked + tat_days * 24 - 4, 'out-for-delivery', dock, 'Out for delivery to the warehouse'],
      [picked + tat_days * 24, 'delivered', dock, 'Return delivered to the warehouse'],
    );
  return timed(format, list, asked, hourMs);
}

/** Events after an RTO was requested. */
export function planReturn(format: ScanFormat, journey: Journey, asked: Date, hourMs: number): PlannedScan[] {
  return timed(format, returnSteps(1, journey.tat_days, journey.from, journey.to), asked, hourMs);
}
