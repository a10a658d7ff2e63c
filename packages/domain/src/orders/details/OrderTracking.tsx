import { Card, CardSection, DescriptionList, Grid } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../days/index.ts';
import { formatKilograms, formatRupeeValue } from '../../money/index.ts';
import { TrackingLanes } from '../../tracking/TrackingLanes.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';
import { describeStates, expectedDays, isPromiseBroken, lastPromise } from './trackedBoxes.ts';
import type { ExpectedBox } from './trackedBoxes.ts';

const defaults = orderDetailsMessages.orderTracking;

/** A box on its way, with what it holds and collects. */
export interface OrderTrackingBox extends ExpectedBox {
  id: string;
  box: { name: string };
  /** Grams. */
  weights: { charged_g: number | null; dead_g: number };
  payment_mode: string;
  /** Rupees. */
  collectible: number;
  allocation_reason: string | null;
  scans: readonly { at: string; state_after: string; location: string }[];
}

export interface OrderTrackingProps<Box extends OrderTrackingBox> {
  /** Names the order: "KH-100482". */
  orderNumber: string;
  boxes: readonly Box[];
  now: Date;
  /** The scans of one box: BoxTracking. */
  renderBox: (box: Box) => ReactNode;
}

const kilograms = (grams: number) => formatKilograms(grams, 2);

/** Where each box of a shipped order is: one time axis for all, then the scans of each. */
export function OrderTracking<Box extends OrderTrackingBox>(props: OrderTrackingProps<Box>) {
  const { orderNumber, boxes, now, renderBox } = props;
  const messages = useDomainMessages('orderTracking', defaults);
  const promise = lastPromise(boxes);
  const [first] = boxes;
  return (
    <Card hasSections title={messages.title}>
      <CardSection>
        <DescriptionList
          layout="stacked"
          items={[
            { term: messages.now, detail: describeStates(boxes), isStrong: true },
            ...(promise === undefined
              ? []
              : [
                  {
                    term: isPromiseBroken(boxes, now) ? messages.promisePassed : messages.promise,
                    detail: formatDateTime(promise),
                  },
                ]),
            ...expectedDays(boxes, messages),
            ...(first?.allocation_reason
              ? [{ term: messages.chosenBy, detail: first.allocation_reason }]
              : []),
          ]}
        />
      </CardSection>
      {boxes.some(({ scans }) => scans.length > 0) && (
        <CardSection>
          <TrackingLanes
            label={messages.lanes(orderNumber)}
            now={now}
            boxes={boxes.map((one) => ({
              id: one.id,
              name: messages.box(one.box_no),
              details: [
                `${one.box.name || messages.ownPackaging}, ${kilograms(one.weights.charged_g ?? one.weights.dead_g)}`,
                one.payment_mode === 'cod'
                  ? messages.cod(formatRupeeValue(one.collectible, { decimals: 'auto' }))
                  : messages.prepaid,
              ],
              status: one.status,
              promised_date: one.promised_date,
              expected: one.expected,
              scans: one.scans.map(({ at, state_after, location }) => ({ at, state: state_after, location })),
            }))}
          />
        </CardSection>
      )}
      <Grid columns={boxes.length > 1 ? { base: 1, md: 2 } : 1} gap={0}>
        {boxes.map((one) => (
          <div key={one.id}>{renderBox(one)}</div>
        ))}
      </Grid>
    </Card>
  );
}
