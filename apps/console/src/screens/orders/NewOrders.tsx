import { calls } from '@khep/api';
import { useCall, useMutation } from '@khep/api/hooks';
import { ConfirmDialog, EmptyState, LinkButton, Page, Tabs } from '@khep/ui';
import type { GridSelection } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { ChangeWarehouse } from './list/ChangeWarehouse.tsx';
import { DownloadOrders } from './list/DownloadOrders.tsx';
import { ImportOrders } from './list/ImportOrders.tsx';
import { OrderList } from './list/OrderList.tsx';
import { needChoices } from './list/useOrderFilter.ts';
import type { OrderFilterState } from './list/useOrderFilter.ts';

function Views({ values, set }: OrderFilterState) {
  const counts = useCall(calls.orders.counts).data?.data;
  const needs = needChoices.find((need) => need === values.needs) ?? '';
  const items = [
    { id: 'all', label: 'All new', count: counts?.tabs.new ?? 0 },
    { id: 'packaging', label: 'Needs packaging', count: counts?.needs.packaging ?? 0 },
    { id: 'courier', label: 'Needs courier', count: counts?.needs.courier ?? 0 },
    { id: 'address', label: 'Address to check', count: counts?.needs.address ?? 0 },
  ];
  return (
    <Tabs
      label="Views of new orders"
      items={items}
      selected={needs === '' ? 'all' : needs}
      onSelect={(id) => set({ needs: needChoices.find((need) => need === id) ?? '' }, { push: true })}
    />
  );
}

/** Orders that wait for packaging and a courier. */
export default function NewOrders() {
  const [toCancel, setToCancel] = useState<{ ids: string[]; selection: GridSelection }>();
  const [toMove, setToMove] = useState<string[]>();
  // The tray tells how far it is and which orders got none.
  const byRules = useAction(calls.allocation.assignBatch, { invalidates: ['jobs'] });
  const cancel = useMutation(calls.orders.cancel, { invalidates: ['orders', 'home'] });
  return (
    <Page
      title="New orders"
      description="Packed and allocated before 2 pm leaves today"
      actions={
        <>
          <ImportOrders />
          <DownloadOrders tab="new" />
          <LinkButton href={paths.createOrder()} tone="accent" variant="solid">
            Create order
          </LinkButton>
        </>
      }
    >
      <OrderList
        tab="new"
        label="New orders"
        tabs={(filter) => <Views {...filter} />}
        actions={(selected, selection) => {
          const ids = selected.map((order) => order.id);
          return [
            { id: 'pack', label: 'Suggest boxes', onAction: () => navigate(paths.packaging(ids)) },
            { id: 'warehouse', label: 'Change warehouse', onAction: () => setToMove(ids) },
            {
              id: 'duplicate',
              label: 'Duplicate',
              isDisabled: ids.length !== 1,
              onAction: () => navigate(paths.duplicateOrder(ids[0] ?? '')),
            },
            { id: 'cancel', label: 'Cancel', onAction: () => setToCancel({ ids, selection }) },
            {
              id: 'by-rules',
              label: 'Allocate by rules',
              isPending: byRules.isPending,
              onAction: async () => {
                const started = await byRules.run({ body: { order_ids: ids } });
                if (started.ok) selection.clear();
              },
            },
            {
              id: 'allocate',
              label: 'Allocate couriers',
              isPrimary: true,
              onAction: () => navigate(paths.allocate(ids)),
            },
          ];
        }}
        empty={
          <EmptyState
            title="No new orders in these days"
            description="Create one by hand, or choose other dates."
            action={
              <LinkButton href={paths.createOrder()} tone="accent" variant="solid">
                Create order
              </LinkButton>
            }
          />
        }
      />
      <ConfirmDialog
        isOpen={toCancel !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setToCancel(undefined);
        }}
        title={
          toCancel?.ids.length === 1 ? 'Cancel this order?' : `Cancel ${toCancel?.ids.length ?? 0} orders?`
        }
        confirmLabel={toCancel?.ids.length === 1 ? 'Cancel order' : 'Cancel orders'}
        cancelLabel={toCancel?.ids.length === 1 ? 'Keep it' : 'Keep them'}
        tone="critical"
        isPending={cancel.isPending}
        onConfirm={async () => {
          if (!toCancel) return;
          const answer = await cancel.send({ body: { order_ids: toCancel.ids } });
          if (answer) toCancel.selection.clear();
          setToCancel(undefined);
        }}
      >
        The buyer is not told. Boxes that were allocated give their AWB back; a cancelled order cannot be
        opened again, only duplicated.
      </ConfirmDialog>
      {toMove && <ChangeWarehouse orderIds={toMove} onClose={() => setToMove(undefined)} />}
    </Page>
  );
}
