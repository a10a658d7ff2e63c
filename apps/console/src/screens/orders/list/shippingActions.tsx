import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import type { DocumentType } from '@khep/domain/documents';
import { maxPrintedOrders, saveDocument } from '../../../data/useDocuments.ts';
import type { ListAction, ListDialogProps } from '../../../patterns/list/defineList.ts';
import { CancelSelectedShipments } from './CancelSelected.tsx';
import { hasUnprintedLabel } from './orderActions.ts';
import { idsOf } from './orderList.ts';
import { SchedulePickup } from './SchedulePickup.tsx';

const print = (type: DocumentType, label: string): ListAction<OrderRow> => ({
  id: type,
  label,
  async run(orders, { client, invalidate }) {
    await saveDocument(client, type, { order_ids: idsOf(orders) });
    // The list says which labels are printed.
    await invalidate('orders');
  },
});

/** Many labels or invoices are printed by a job, which names the orders that it skips. */
const printMany = (type: 'label' | 'invoice', label: string): ListAction<OrderRow> => ({
  ...print(type, label),
  max: maxPrintedOrders,
  beyondMax: {
    id: `${type}-job`,
    label,
    async run(orders, { client, invalidate, clearSelection }) {
      const request = { params: { type }, body: { order_ids: idsOf(orders) } };
      await client.call(calls.orders.documentBatch, request, { quiet: true });
      await invalidate('jobs');
      clearSelection();
    },
  },
});

export const printLabels = printMany('label', 'Labels');
export const printInvoices = printMany('invoice', 'Invoices');

export const cancelSelectedShipments: ListAction<OrderRow> = {
  id: 'cancel-shipments',
  label: 'Cancel shipments',
  dialog: CancelSelectedShipments,
};

function ScheduleSelected({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  return (
    <SchedulePickup
      what={{ order_ids: idsOf(rows) }}
      unprinted={idsOf(rows.filter(hasUnprintedLabel))}
      onClose={(isDone) => {
        if (isDone) tools.clearSelection();
        onClose();
      }}
    />
  );
}

export const schedulePickup: ListAction<OrderRow> = {
  id: 'pickup',
  label: 'Schedule pickup',
  isPrimary: true,
  dialog: ScheduleSelected,
};

/** Actions for orders that have an AWB. */
export const shippingActions: readonly ListAction<OrderRow>[] = [
  printLabels,
  printInvoices,
  print('packing-slip', 'Packing slips'),
  print('pick-list', 'Pick list'),
  cancelSelectedShipments,
  schedulePickup,
];
