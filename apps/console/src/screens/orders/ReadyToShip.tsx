import type { DocumentType } from '@khep/domain/documents';
import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListPage } from '../../patterns/list/ListPage.tsx';
import type { ListAction } from '../../patterns/list/defineList.ts';
import { CancelSelectedShipments } from './list/CancelSelected.tsx';
import { defineOrderList, idsOf, openOrderFilters } from './list/orderList.ts';
import { SchedulePickup } from './list/SchedulePickup.tsx';
import { maxPrintedOrders, saveDocument } from '../../data/useDocuments.ts';

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

export const readyToShipList = defineOrderList('ready-to-ship', {
  id: 'orders-ready-to-ship',
  label: 'Orders ready to ship',
  filters: openOrderFilters,
  actions: [
    printMany('label', 'Labels'),
    printMany('invoice', 'Invoices'),
    print('packing-slip', 'Packing slips'),
    print('pick-list', 'Pick list'),
    {
      id: 'cancel',
      label: 'Cancel shipments',
      dialog: CancelSelectedShipments,
    },
    {
      id: 'pickup',
      label: 'Schedule pickup',
      isPrimary: true,
      dialog: ({ rows, tools, onClose }) => (
        <SchedulePickup
          what={{ order_ids: idsOf(rows) }}
          onClose={(isDone) => {
            if (isDone) tools.clearSelection();
            onClose();
          }}
        />
      ),
    },
  ],
  empty: { title: 'No orders are ready to ship', description: 'Allocate couriers to new orders first.' },
});

/** Orders with an AWB: print their documents and schedule the pickup. */
export default function ReadyToShip() {
  const counts = useCall(calls.orders.counts).data?.data;
  return (
    <ListPage
      title="Ready to ship"
      description="Print labels, then schedule the pickup"
      list={readyToShipList}
      countOfAllDates={counts?.tabs['ready-to-ship']}
      emptyAction={<LinkButton href={paths.newOrders()}>Go to new orders</LinkButton>}
    />
  );
}
