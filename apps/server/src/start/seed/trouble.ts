import { istDay, startOfDay } from '@khep/domain/days';
import { percentile, plannedScan } from '../../partners/couriers/simulator/plan.ts';
import type { PlannedScan } from '../../partners/couriers/simulator/plan.ts';
import type { ScanFormat, SimulatedEvent } from '../../partners/couriers/simulator/simulatedStatuses.ts';

const hourMs = 3_600_000;
/** Of the parcels that are due around now, per cent. */
const stuckPercent = 7;
const failedPercent = 22;

const failures: readonly [what: SimulatedEvent, remark: string][] = [
  ['unavailable', 'Buyer unavailable, called twice'],
  ['bad-address', 'Bad or incomplete address, called the buyer'],
  ['refused', 'Buyer refused to accept the order'],
  ['rescheduled', 'Delivery rescheduled by the customer on the call'],
  ['unavailable', 'Buyer unavailable'],
];

const later = (scan: PlannedScan, ms: number): PlannedScan => ({
  ...scan,
  at: new Date(Date.parse(scan.at) + ms).toISOString(),
});

/** Couriers come between 9 and 20: a time outside becomes the end of the round before, when cut-offs have passed. */
export function atTheDoor(at: Date): Date {
  const hour = (at.getTime() - startOfDay(istDay(at)).getTime()) / hourMs;
  if (hour >= 9 && hour < 20) return at;
  const today = startOfDay(istDay(hour < 9 ? new Date(at.getTime() - 12 * hourMs) : at));
  return new Date(today.getTime() + 19.2 * hourMs + (at.getTime() % (hourMs / 2)));
}

/**
 * Gives some parcels of the demo, which would be delivered around now, what a seller has to act on: a hub that they don't
 * leave, or a delivery that failed this morning.
 */
export function addTrouble(
  format: ScanFormat,
  waybill: string,
  plan: readonly PlannedScan[],
  now: Date,
): PlannedScan[] {
  const is = (scan: PlannedScan | undefined, what: SimulatedEvent) => scan?.code === format.codes[what][2];
  const last = plan.at(-1);
  if (!last || !is(last, 'delivered')) return [...plan];
  const ahead = (Date.parse(last.at) - now.getTime()) / hourMs;
  const draw = percentile(`${waybill}/trouble`);
  const left = plan.findIndex((scan) => is(scan, 'left-origin'));
  if (left > 0 && Math.abs(ahead) < 24 && draw < stuckPercent)
    return plan.map((scan, index) => (index <= left ? scan : later(scan, 5 * 24 * hourMs)));
  const out = plan.findIndex((scan) => is(scan, 'out-for-delivery'));
  if (out < 0 || ahead < -2 || ahead > 10 || draw >= stuckPercent + failedPercent) return [...plan];
  const failedAt = atTheDoor(new Date(now.getTime() - (20 + ((draw * 37) % 200)) * 60_000));
  const [what, remark] = failures[draw % failures.length] ?? ['unavailable', 'Buyer unavailable'];
  const at = (hours: number) => new Date(failedAt.getTime() + hours * hourMs);
  // Scans before the delivery attempt move back by the same time.
  const earlier = Math.max(0, Date.parse(plan[out]?.at ?? '') - at(-3).getTime());
  const before = plan
    .slice(0, out)
    .map((scan) => (Date.parse(scan.at) > at(-8).getTime() ? later(scan, -earlier) : scan));
  const place = plan[out]?.location ?? '';
  const step = (hours: number, event: SimulatedEvent, words: string) =>
    plannedScan(format, at(hours), event, place, words);
  return [
    ...before,
    step(-3, 'out-for-delivery', 'Out for delivery'),
    step(0, what, remark),
    step(20, 'out-for-delivery', 'Out for delivery'),
    step(24, 'delivered', 'Delivered to the buyer'),
  ];
}
