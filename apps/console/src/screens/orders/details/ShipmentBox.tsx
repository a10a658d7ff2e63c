import { calls } from '@khep/api';
import type { Shipment } from '@khep/api';
import { shipmentCancelReasons } from '@khep/domain/orders';
import { BoxTracking, CancelReasonDialog } from '@khep/domain/orders/ui';
import { cancelEffect } from '@khep/domain/shipments';
import { Button } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { useBrandSlug } from '../../../data/useBrandSlug.ts';
import { paths, trackingPath } from '../../../paths.ts';
import { formatRelative } from '../../../patterns/formatTime.ts';
import { PackingRecord } from './PackingRecord.tsx';

/** Cancels the AWB of a box, after its reason. */
function CancelShipment({ shipment: { id, awb } }: { shipment: Shipment }) {
  const cancel = useAction(calls.orders.shipmentCancel, { invalidates: ['orders', 'home', 'wallet'] });
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        Cancel shipment
      </Button>
      {isAsking && (
        <CancelReasonDialog
          title={`Cancel AWB ${awb ?? ''}?`}
          confirmLabel="Cancel shipment"
          cancelLabel="Keep shipment"
          reasons={shipmentCancelReasons}
          isPending={cancel.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) =>
            void cancel.run({ body: { shipment_ids: [id], reason } }).then(({ ok }) => ok && setAsking(false))
          }
        >
          The AWB is cancelled with the courier. You can allocate another courier.
        </CancelReasonDialog>
      )}
    </>
  );
}

/** A box of an order: its scans, its packing record, and what can be done with it. */
export function ShipmentBox({ shipment, isReadOnly }: { shipment: Shipment; isReadOnly: boolean }) {
  const { awb, manifest_id, last_checked_at, status } = shipment;
  const slug = useBrandSlug();
  return (
    <BoxTracking
      box={shipment}
      checked={last_checked_at === null ? undefined : formatRelative(last_checked_at)}
      buyerHref={slug && awb ? trackingPath(slug, awb) : undefined}
      manifestHref={manifest_id === null || isReadOnly ? undefined : paths.manifestDetails(manifest_id)}
      actions={
        !isReadOnly &&
        awb !== null &&
        cancelEffect(status).effect === 'cancel' && <CancelShipment shipment={shipment} />
      }
    >
      {!isReadOnly && <PackingRecord shipment={shipment} />}
    </BoxTracking>
  );
}
