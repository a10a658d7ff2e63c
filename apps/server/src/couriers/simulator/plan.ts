import { createHash } from 'node:crypto';

/** A scan that the simulated courier will make. */
export interface PlannedScan {
  /** ISO; seen from this moment on. */
  at: string;
  code: string;
  status: string;
  status_type: string;
  location: string;
  remark: string;
}

export const outcomes = ['delivered', 'second-attempt', 'returned', 'lost', 'late-pickup'] as const;
/** How a simulated parcel ends. */
type Outcome = (typeof outcomes)[number];

/**
 * The last four digits of the buyer's phone choose an outcome, as with couriers' own test systems; else the waybill does.
 * 0011 delivered · 0012 second attempt · 0013 returned · 0014 lost · 0015 pickup fails once.
 */
const chosenByPhone: Record<string, Outcome> = {
  '0011': 'delivered',
  '0012': 'second-attempt',
  '0013': 'returned',
  '0014': 'lost',
  '0015': 'late-pickup',
};

/** A number from 0 to 99 that belongs to the text. */
export function percentile(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % 100;
}

/** How this parcel ends: always the same for a waybill. */
export function outcomeOf(waybill: string, phone = '', isCod = false): Outcome {
  const chosen = chosenByPhone[phone.slice(-4)];
  if (chosen) return chosen;
  const draw = percentile(waybill);
  // Cash on delivery comes back more often, as in life.
  const returned = isCod ? 14 : 5;
  if (draw < returned) return 'returned';
  if (draw < returned + 9) return 'second-attempt';
  if (draw < returned + 10) return 'lost';
  if (draw < returned + 14) return 'late-pickup';
  return 'delivered';
}

export interface Journey {
  waybill: string;
  outcome: Outcome;
  /** Cities. */
  from: string;
  to: string;
  /** Days from pickup to the door. */
  tat_days: number;
}

type Step = [hours: number, status: string, type: string, code: string, place: string, remark: string];

const refusals: readonly [code: string, remark: string][] = [
  ['EOD-11', 'Consignee unavailable'],
  ['EOD-74', 'Bad or incomplete address'],
  ['EOD-6', 'Consignee refused to accept the order'],
  ['EOD-3', 'Delivery rescheduled by the customer'],
];

/** The scans of a journey, in hours after the seller asked for the pickup. */
function steps({ waybill, outcome, from, to, tat_days }: Journey): Step[] {
  const origin = `${from}_Hub_H`;
  const hub = `${to}_Gateway`;
  const centre = `${to}_Dispatch_D`;
  const draw = percentile(`${waybill}/pace`);
  const late = outcome === 'late-pickup' ? 24 : 0;
  const door = late + tat_days * 24 + (draw % 5) + 3;
  const list: Step[] = [[1.5, 'Out for Pickup', 'UD', 'FMOFP-101', origin, 'Out for pickup']];
  if (late > 0)
    list.push(
      [4, 'Not Picked', 'UD', 'FMEOD-103', origin, 'Shipment not ready for pickup'],
      [late + 1, 'Out for Pickup', 'UD', 'FMOFP-101', origin, 'Out for pickup'],
    );
  list.push(
    [late + 3, 'Picked Up', 'UD', 'X-PPOM', origin, 'Shipment picked up'],
    [late + 7, 'In Transit', 'UD', 'X-PIOM', origin, 'Shipment received at origin centre'],
    [late + 11, 'In Transit', 'UD', 'X-DBL1F', origin, 'Added to bag and left origin centre'],
  );
  if (outcome === 'lost') return [...list, [door + 72, 'Lost', 'LT', 'LT-100', hub, 'Shipment lost']];
  if (tat_days > 1)
    list.push([
      late + 11 + (tat_days * 24 - 16) * 0.7,
      'In Transit',
      'UD',
      'X-IBD3F',
      hub,
      'Reached the destination city hub',
    ]);
  list.push(
    [door - 7, 'Pending', 'UD', 'X-SC', centre, 'Reached the delivery centre'],
    [door - 4, 'Dispatched', 'UD', 'X-DDD3FD', centre, 'Out for delivery'],
  );
  if (outcome === 'delivered' || outcome === 'late-pickup')
    return [...list, [door, 'Delivered', 'DL', 'EOD-38', centre, 'Delivered to consignee']];
  const [code, remark] = refusals[draw % refusals.length] ?? ['EOD-11', 'Consignee unavailable'];
  list.push(
    [door, 'Pending', 'UD', code, centre, remark],
    [door + 20, 'Dispatched', 'UD', 'X-DDD3FD', centre, 'Out for delivery'],
  );
  if (outcome === 'second-attempt')
    return [...list, [door + 24, 'Delivered', 'DL', 'EOD-38', centre, 'Delivered to consignee']];
  return [
    ...list,
    [door + 24, 'Pending', 'UD', code, centre, remark],
    ...returnSteps(door + 30, tat_days, from, to),
  ];
}

function returnSteps(start: number, tat_days: number, from: string, to: string): Step[] {
  return [
    [start, 'Manifested', 'RT', 'X-RTO1', `${to}_Dispatch_D`, 'Return to origin has begun'],
    [start + tat_days * 14, 'In Transit', 'RT', 'X-RTO2', `${to}_Gateway`, 'On its way back'],
    [start + tat_days * 24 - 6, 'Pending', 'RT', 'X-RTO3', `${from}_Hub_H`, 'Reached the return centre'],
    [start + tat_days * 24, 'Dispatched', 'RT', 'X-RTOD', `${from}_Hub_H`, 'Out for delivery to the seller'],
    [start + tat_days * 24 + 5, 'RTO', 'DL', 'RD-AC', `${from}_Hub_H`, 'Returned to the seller'],
  ];
}

const timed = (list: Step[], from: Date, hourMs: number): PlannedScan[] =>
  list.map(([hours, status, status_type, code, location, remark]) => ({
    at: new Date(from.getTime() + Math.round(hours * hourMs)).toISOString(),
    code,
    status,
    status_type,
    location,
    remark,
  }));

/** The first scan of every parcel: the courier has its data. */
export function bookedScan(at: Date, from: string): PlannedScan {
  return {
    at: at.toISOString(),
    code: 'X-UCI',
    status: 'Manifested',
    status_type: 'UD',
    location: `${from}_Hub_H`,
    remark: 'Shipment details received',
  };
}

/** What happens after a pickup was asked for. @param hourMs milliseconds that one simulated hour takes */
export function planJourney(journey: Journey, asked: Date, hourMs: number): PlannedScan[] {
  return timed(steps(journey), asked, hourMs);
}

/** What happens after the seller asked for the box back. */
export function planReturn(journey: Journey, asked: Date, hourMs: number): PlannedScan[] {
  return timed(returnSteps(1, journey.tat_days, journey.from, journey.to), asked, hourMs);
}
