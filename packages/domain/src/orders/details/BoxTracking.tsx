import { Button, CardSection, CopyText, Inline, Link, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { formatDateTime, formatWeekday } from '../../days/index.ts';
import { ShipmentStatusBadge } from '../../shipments/ShipmentStatusBadge.tsx';
import { isShipmentState, shipmentStateLabel } from '../../shipments/states.ts';
import { situationNote } from '../../shipments/describeSituation.ts';
import type { ParcelSituation } from '../../shipments/situation.ts';
import { TrackingTimeline } from '../../tracking/TrackingTimeline.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.boxTracking;

/** Scans shown before the earlier ones are asked for. */
const shownScans = 3;

/** A courier's scan of a box. Times are ISO 8601. */
export interface BoxScanData {
  at: string;
  code: string;
  status: string;
  state_after: string;
  location: string;
  remark: string;
}

/** A box of an order with its scans. */
export interface TrackedBoxData {
  box_no: number;
  awb: string | null;
  /** Of the consignment that it is a piece of. */
  master_awb?: string | null;
  courier_name: string | null;
  status: string;
  pickup: { date: string; time: string } | null;
  situation?: Pick<ParcelSituation, 'happening' | 'by' | 'otherwise' | 'day'>;
  /** Newest first. */
  scans: readonly BoxScanData[];
  is_simulated: boolean;
}

export interface BoxTrackingProps {
  box: TrackedBoxData;
  /** When the courier was last polled: "12 min ago". */
  checked?: string | undefined;
  /** The tracking page of the buyer. */
  buyerHref?: string | undefined;
  manifestHref?: string | undefined;
  /** Buttons after the links. */
  actions?: ReactNode;
  /** Below the scans: the packing record. */
  children?: ReactNode;
}

/** One box: its courier and AWB, and its scans, newest first. */
export function BoxTracking(props: BoxTrackingProps) {
  const { box, checked, buyerHref, manifestHref, actions, children } = props;
  const messages = useDomainMessages('boxTracking', defaults);
  const { awb, box_no, scans, courier_name, pickup } = box;
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? scans : scans.slice(0, shownScans);
  const note = box.situation && situationNote(box.situation);
  const hidden = scans.length - shown.length;
  return (
    <CardSection
      title={messages.title(box_no)}
      level={3}
      actions={
        <Inline gap={8}>
          <ShipmentStatusBadge status={box.status} />
          {buyerHref !== undefined && (
            <Link href={buyerHref} isExternal>
              {messages.buyerPage}
            </Link>
          )}
        </Inline>
      }
    >
      <div data-awb={awb ?? undefined}>
        <Stack gap={12}>
          <Inline gap={8}>
            {courier_name && <CourierBadge name={courier_name} />}
            <Text as="span">{courier_name ?? messages.noCourier}</Text>
            {awb && <CopyText text={awb} label="AWB" isCode />}
          </Inline>
          {box.master_awb && (
            <Text size="secondary" tone="second">
              {box.master_awb === awb ? messages.master : messages.piece(box.master_awb)}
            </Text>
          )}
          {note !== undefined && <Text>{note}</Text>}
          {pickup && scans.length === 0 && (
            <Text size="secondary" tone="second">
              {messages.pickup(formatWeekday(pickup.date), pickup.time)}
            </Text>
          )}
          {scans.length > 0 && (
            <TrackingTimeline
              label={messages.scans(box_no)}
              entries={shown.map(({ at, code, status, state_after, location, remark }) => ({
                id: `${at}-${code}`,
                title: isShipmentState(state_after) ? shipmentStateLabel(state_after) : status,
                detail: [formatDateTime(at), location, remark || status].filter(Boolean).join(' · '),
                at,
                tone: state_after === 'UNDELIVERED' ? 'critical' : 'neutral',
              }))}
            />
          )}
          <Inline gap={8}>
            {scans.length > shownScans && (
              <Button size="small" variant="ghost" onPress={() => setAllShown(!areAllShown)}>
                {areAllShown ? messages.newestOnly : messages.earlier(hidden)}
              </Button>
            )}
            {checked !== undefined && (
              <Text as="span" size="secondary" tone="third">
                {messages.checked(checked)}
              </Text>
            )}
            {manifestHref !== undefined && <Link href={manifestHref}>{messages.manifest}</Link>}
            {actions}
          </Inline>
          {children}
          {box.is_simulated && (
            <Text size="secondary" tone="third">
              {messages.simulated}
            </Text>
          )}
        </Stack>
      </div>
    </CardSection>
  );
}
