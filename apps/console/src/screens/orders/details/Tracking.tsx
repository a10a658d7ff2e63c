import type { Order, Shipment } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { describeLateness, describePredictionBasis } from '@khep/domain/tracking';
import { daysBetween, formatDateTime, formatWeekday, istDay } from '@khep/domain/days';
import { TrackingLanes } from '@khep/domain/tracking/ui';
import { Card, CardSection, DescriptionList, Grid } from '@khep/ui';
import { useEffect, useState } from 'react';
import { BoxTracking } from './BoxTracking.tsx';

/** "1 delivered, 1 out for delivery" */
function stateNow(boxes: readonly Shipment[]): string {
  const counts = new Map<string, number>();
  for (const { status } of boxes) {
    const label = isShipmentState(status) ? shipmentStateLabel(status) : status;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const [only] = counts;
  if (counts.size === 1 && only) return only[0];
  return [...counts].map(([label, count]) => `${count} ${label.toLowerCase()}`).join(', ');
}

/** The promise, or the last of several. It is the courier's: pickup day plus its days for the zone. */
function promiseOf(boxes: readonly Shipment[]): string | undefined {
  const last = boxes
    .flatMap(({ promised_date }) => promised_date ?? [])
    .sort()
    .at(-1);
  return last && formatDateTime(last);
}

const box = ({ box: { name }, weights, payment_mode, collectible }: Shipment): string[] => [
  `${name || 'Own packaging'}, ${((weights.charged_g ?? weights.dead_g) / 1000).toLocaleString('en-IN', { maximumFractionDigits: 2 })} kg`,
  payment_mode === 'cod' ? `COD ${formatRupeeValue(collectible, { decimals: 'auto' })}` : 'Prepaid',
];

/** When a box is expected: "Sat, 21 Nov, 1 day early. Like 214 parcels". */
function expectedText({ expected, promised_date }: Shipment): string | undefined {
  if (!expected) return undefined;
  const { from, to, day, basis } = expected;
  const promised = istDay(promised_date ?? '');
  const late = promised === '' ? 0 : daysBetween(promised, day);
  const days = [
    formatWeekday(day),
    from !== to && `between ${formatWeekday(from)} and ${formatWeekday(to)}`,
    // By the promise itself it can only be late.
    promised !== undefined && (basis !== 'promise' || late > 0) && describeLateness(late),
  ];
  return `${days.filter(Boolean).join(', ')}. ${describePredictionBasis(expected, promised)}`;
}

/** When the boxes are expected: once where all come on the same day. */
function expectedItems(boxes: readonly Shipment[]): { term: string; detail: string }[] {
  const known = boxes.flatMap((shipment) => {
    const detail = expectedText(shipment);
    return detail === undefined ? [] : [{ term: `Expected, box ${shipment.box_no}`, detail }];
  });
  const isSame = known.length === boxes.length && new Set(known.map(({ detail }) => detail)).size === 1;
  return isSame ? known.slice(0, 1).map(({ detail }) => ({ term: 'Expected', detail })) : known;
}

/** Where each box of a shipped order is: one time axis for all, then the scans of each. */
export function Tracking({ order, boxes }: { order: Order; boxes: readonly Shipment[] }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const promise = promiseOf(boxes);
  const isLate = boxes.some(
    ({ status, promised_date }) =>
      promised_date !== null && status !== 'DELIVERED' && Date.parse(promised_date) < now.getTime(),
  );
  const [first] = boxes;
  return (
    <Card hasSections title="Tracking">
      <CardSection>
        <DescriptionList
          layout="stacked"
          items={[
            { term: 'Now', detail: stateNow(boxes), isStrong: true },
            ...(promise
              ? [{ term: isLate ? 'Promise, passed' : 'Promise of the courier', detail: promise }]
              : []),
            ...expectedItems(boxes),
            ...(first?.allocation_reason
              ? [{ term: 'Courier chosen by', detail: first.allocation_reason }]
              : []),
          ]}
        />
      </CardSection>
      {boxes.some(({ scans }) => scans.length > 0) && (
        <CardSection>
          <TrackingLanes
            label={`Where the boxes of ${order.order_details.order_id} are`}
            now={now}
            boxes={boxes.map((shipment) => ({
              id: shipment.id,
              name: `Box ${shipment.box_no}`,
              details: box(shipment),
              status: shipment.status,
              promised_date: shipment.promised_date,
              expected: shipment.expected,
              scans: shipment.scans.map(({ at, state_after, location }) => ({
                at,
                state: state_after,
                location,
              })),
            }))}
          />
        </CardSection>
      )}
      <Grid columns={boxes.length > 1 ? { base: 1, md: 2 } : 1} gap={0}>
        {boxes.map((shipment) => (
          <BoxTracking key={shipment.id} shipment={shipment} />
        ))}
      </Grid>
    </Card>
  );
}
