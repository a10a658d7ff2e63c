import { calls } from '@khep/api';
import type { Shipment } from '@khep/api';
import { CourierBadge } from '@khep/domain/couriers/ui';
import { cancelEffect, isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { shipmentCancelReasons } from '@khep/domain/orders';
import { ShipmentStatusBadge } from '@khep/domain/shipments/ui';
import { TrackingTimeline } from '@khep/domain/tracking/ui';
import { Button, CardSection, CopyText, Inline, Link, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { useBrandSlug } from '../../../data/useBrandSlug.ts';
import { paths, trackingPath } from '../../../paths.ts';
import { formatDateTime, formatWeekday } from '@khep/domain/days';
import { formatRelative } from '../../../patterns/formatTime.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { PackingRecord } from './PackingRecord.tsx';

/** Scans shown before the earlier ones are asked for. */
const SHOWN = 3;

/** One box: its courier and AWB, and its scans, newest first. */
export function BoxTracking({ shipment }: { shipment: Shipment }) {
  const { awb, scans, courier_name, pickup, status } = shipment;
  const slug = useBrandSlug();
  const cancel = useAction(calls.orders.shipmentCancel, { invalidates: ['orders', 'home', 'wallet'] });
  const [isAsking, setAsking] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? scans : scans.slice(0, SHOWN);
  const hidden = scans.length - shown.length;
  return (
    <CardSection
      title={`Box ${shipment.box_no}`}
      level={3}
      actions={
        <Inline gap={8}>
          <ShipmentStatusBadge status={status} />
          {slug && awb && (
            <Link href={trackingPath(slug, awb)} isExternal>
              Buyer's page
            </Link>
          )}
        </Inline>
      }
    >
      <div data-awb={awb ?? undefined}>
        <Stack gap={12}>
          <Inline gap={8}>
            {courier_name && <CourierBadge name={courier_name} />}
            <Text as="span">{courier_name ?? 'No courier yet'}</Text>
            {awb && <CopyText text={awb} label="AWB" isCode />}
          </Inline>
          {pickup && scans.length === 0 && (
            <Text size="secondary" tone="second">
              Pickup on {formatWeekday(pickup.date)} from {pickup.time}
            </Text>
          )}
          {scans.length > 0 && (
            <TrackingTimeline
              label={`Scans of box ${shipment.box_no}`}
              entries={shown.map((scan) => ({
                id: `${scan.at}-${scan.code}`,
                title: isShipmentState(scan.state_after) ? shipmentStateLabel(scan.state_after) : scan.status,
                detail: [formatDateTime(scan.at), scan.location, scan.remark || scan.status]
                  .filter(Boolean)
                  .join(' · '),
                at: scan.at,
                tone: scan.state_after === 'UNDELIVERED' ? 'critical' : 'neutral',
              }))}
            />
          )}
          <Inline gap={8}>
            {(hidden > 0 || areAllShown) && scans.length > SHOWN && (
              <Button size="small" variant="ghost" onPress={() => setAllShown(!areAllShown)}>
                {areAllShown ? 'Show newest scans only' : `Show ${hidden} earlier scans`}
              </Button>
            )}
            {shipment.last_checked_at && (
              <Text as="span" size="secondary" tone="third">
                Checked {formatRelative(shipment.last_checked_at)}
              </Text>
            )}
            {shipment.manifest_id && <Link href={paths.manifestDetails(shipment.manifest_id)}>Manifest</Link>}
            {awb && cancelEffect(status).effect === 'cancel' && (
              <Button size="small" onPress={() => setAsking(true)}>
                Cancel shipment
              </Button>
            )}
          </Inline>
          <PackingRecord shipment={shipment} />
          {shipment.is_simulated && (
            <Text size="secondary" tone="third">
              Simulated courier: nothing is shipped.
            </Text>
          )}
          {isAsking && (
            <CancelDialog
              title={`Cancel AWB ${awb ?? ''}?`}
              confirmLabel="Cancel shipment"
              cancelLabel="Keep shipment"
              reasons={shipmentCancelReasons}
              isPending={cancel.isPending}
              onClose={() => setAsking(false)}
              onConfirm={(reason) =>
                void cancel
                  .run({ body: { shipment_ids: [shipment.id], reason } })
                  .then(({ ok }) => ok && setAsking(false))
              }
            >
              The AWB is cancelled with the courier. You can allocate another courier.
            </CancelDialog>
          )}
        </Stack>
      </div>
    </CardSection>
  );
}
