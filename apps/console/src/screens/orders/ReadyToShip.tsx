import { calls } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { isBeforePickup } from '@khep/domain/shipments';
import { ConfirmDialog, EmptyState, LinkButton, Page } from '@khep/ui';
import type { GridSelection } from '@khep/ui';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useDocuments } from './useDocuments.ts';
import { ChangeWarehouse } from './list/ChangeWarehouse.tsx';
import { OrderList } from './list/OrderList.tsx';
import { SchedulePickup } from './list/SchedulePickup.tsx';

/** Orders with an AWB: print, and ask the courier to come. */
export default function ReadyToShip() {
  const documents = useDocuments();
  const [toPick, setToPick] = useState<{ ids: string[]; selection: GridSelection }>();
  const [toMove, setToMove] = useState<string[]>();
  const [toCancel, setToCancel] = useState<{ ids: string[]; selection: GridSelection }>();
  const cancel = useMutation(calls.orders.shipmentCancel, { invalidates: ['orders', 'home'] });
  return (
    <Page title="Ready to ship" description="Print the labels, then schedule the pickup">
      <OrderList
        tab="ready-to-ship"
        label="Orders ready to ship"
        actions={(selected, selection) => {
          const ids = selected.map((order) => order.id);
          return [
            {
              id: 'label',
              label: 'Labels',
              isPending: documents.pending === 'label',
              onAction: () => void documents.save('label', { order_ids: ids }),
            },
            {
              id: 'invoice',
              label: 'Invoices',
              isPending: documents.pending === 'invoice',
              onAction: () => void documents.save('invoice', { order_ids: ids }),
            },
            {
              id: 'packing-slip',
              label: 'Packing slips',
              isPending: documents.pending === 'packing-slip',
              onAction: () => void documents.save('packing-slip', { order_ids: ids }),
            },
            {
              id: 'pick-list',
              label: 'Pick list',
              isPending: documents.pending === 'pick-list',
              onAction: () => void documents.save('pick-list', { order_ids: ids }),
            },
            { id: 'warehouse', label: 'Change warehouse', onAction: () => setToMove(ids) },
            {
              id: 'cancel',
              label: 'Cancel shipments',
              onAction: () =>
                setToCancel({
                  // What has left of an order is not ready to ship, and cancelling it would call it back.
                  ids: selected.flatMap((order) =>
                    order.shipments.filter(({ status }) => isBeforePickup(status)).map(({ id }) => id),
                  ),
                  selection,
                }),
            },
            {
              id: 'pickup',
              label: 'Schedule pickup',
              isPrimary: true,
              onAction: () => setToPick({ ids, selection }),
            },
          ];
        }}
        empty={
          <EmptyState
            title="Nothing is ready to ship in these days"
            description="Allocate couriers to new orders first."
            action={<LinkButton href={paths.newOrders()}>Open new orders</LinkButton>}
          />
        }
      />
      {toPick && (
        <SchedulePickup
          what={{ order_ids: toPick.ids }}
          onClose={(isDone) => {
            if (isDone) toPick.selection.clear();
            setToPick(undefined);
          }}
        />
      )}
      {toMove && <ChangeWarehouse orderIds={toMove} onClose={() => setToMove(undefined)} />}
      <ConfirmDialog
        isOpen={toCancel !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setToCancel(undefined);
        }}
        title={
          toCancel?.ids.length === 1
            ? 'Cancel this shipment?'
            : `Cancel ${toCancel?.ids.length ?? 0} shipments?`
        }
        confirmLabel={toCancel?.ids.length === 1 ? 'Cancel shipment' : 'Cancel shipments'}
        cancelLabel={toCancel?.ids.length === 1 ? 'Keep it' : 'Keep them'}
        tone="critical"
        isPending={cancel.isPending}
        onConfirm={async () => {
          if (!toCancel) return;
          const answer = await cancel.send({ body: { shipment_ids: toCancel.ids } });
          if (answer) toCancel.selection.clear();
          setToCancel(undefined);
        }}
      >
        The courier is told and the AWBs are given back. The orders return to New orders.
      </ConfirmDialog>
    </Page>
  );
}
