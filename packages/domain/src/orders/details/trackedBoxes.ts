import { daysBetween, formatWeekday, istDay } from '../../days/index.ts';
import { isShipmentState, shipmentStateLabel } from '../../shipments/states.ts';
import { describeLateness, describePredictionBasis } from '../../tracking/describePrediction.ts';
import type { DescribedPrediction } from '../../tracking/describePrediction.ts';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

type Messages = Pick<typeof orderDetailsMessages.orderTracking, 'between' | 'expected' | 'expectedBox'>;

/** A shipped box, as far as its expected day and its state need it. */
export interface ExpectedBox {
  box_no: number;
  status: string;
  /** The courier's promise, ISO 8601. */
  promised_date: string | null;
  expected: (DescribedPrediction & { from: string; to: string }) | null;
}

/** States of boxes in words: "Delivered", or "1 delivered, 1 out for delivery". */
export function describeStates(boxes: readonly Pick<ExpectedBox, 'status'>[]): string {
  const counts = new Map<string, number>();
  for (const { status } of boxes) {
    const label = isShipmentState(status) ? shipmentStateLabel(status) : status;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [only] = counts;
  if (counts.size === 1 && only) return only[0];
  return [...counts].map(([label, count]) => `${count} ${label.toLowerCase()}`).join(', ');
}

/** Returns the promise of a courier, the last one of several; undefined without any. */
export const lastPromise = (boxes: readonly Pick<ExpectedBox, 'promised_date'>[]): string | undefined =>
  boxes
    .flatMap(({ promised_date }) => promised_date ?? [])
    .sort()
    .at(-1);

/** Whether a box isn't delivered although its promise has passed. */
export const isPromiseBroken = (
  boxes: readonly Pick<ExpectedBox, 'status' | 'promised_date'>[],
  now: Date,
): boolean =>
  boxes.some(
    ({ status, promised_date }) =>
      promised_date !== null && status !== 'DELIVERED' && Date.parse(promised_date) < now.getTime(),
  );

/** When a box is expected: "Sat 21 Nov, 1 day early. Like 214 parcels". */
function describeExpected({ expected, promised_date }: ExpectedBox, messages: Messages): string | undefined {
  if (!expected) return undefined;
  const { from, to, day, basis } = expected;
  const promised = promised_date === null ? undefined : istDay(promised_date);
  const late = promised === undefined ? 0 : daysBetween(promised, day);
  const days = [
    formatWeekday(day),
    from !== to && messages.between(formatWeekday(from), formatWeekday(to)),
    // By the promise itself it can only be late.
    promised !== undefined && (basis !== 'promise' || late > 0) && describeLateness(late),
  ];
  return `${days.filter(Boolean).join(', ')}. ${describePredictionBasis(expected, promised)}`;
}

/** When the boxes are expected: once where all come on the same day. */
export function expectedDays(
  boxes: readonly ExpectedBox[],
  messages: Messages = orderDetailsMessages.orderTracking,
): { term: string; detail: string }[] {
  const known = boxes.flatMap((box) => {
    const detail = describeExpected(box, messages);
    return detail === undefined ? [] : [{ term: messages.expectedBox(box.box_no), detail }];
  });
  const isSame = known.length === boxes.length && new Set(known.map(({ detail }) => detail)).size === 1;
  return isSame ? known.slice(0, 1).map(({ detail }) => ({ term: messages.expected, detail })) : known;
}
