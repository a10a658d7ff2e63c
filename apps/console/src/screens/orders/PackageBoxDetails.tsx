import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { isFullyPacked, needsPacking } from '@khep/domain/packing';
import {
  BulkBar,
  Button,
  Callout,
  DataGrid,
  EmptyState,
  Grid,
  LinkButton,
  Page,
  Skeleton,
  announce,
  createSelection,
  useSelectedKeys,
  useShortcut,
} from '@khep/ui';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { breakpoints } from '@khep/ui/tokens';
import { useMedia } from '../../data/useMedia.ts';
import { paths } from '../../paths.ts';
import { usePendingOrderIds } from './list/usePendingOrderIds.ts';
import { OpenOrder } from './packing/OpenOrder.tsx';
import { packingColumns } from './packing/packingColumns.tsx';
import { usePackOrders } from './packing/usePackOrders.ts';

const group = 'Package box details';

/** Box suggestions of orders, with the position of each item. Confirming creates the shipments. */
export default function PackageBoxDetails() {
  const ids = usePendingOrderIds('packaging');
  const suggested = useCall(
    calls.packing.bulkRecommend,
    ids && ids.length > 0 ? { body: { order_ids: [...ids] } } : null,
  );
  const [changed, setChanged] = useState<Record<string, OrderPacking>>({});
  const [packed, setPacked] = useState<readonly string[]>([]);
  const [openId, setOpen] = useState('');
  const [selection] = useState(() => createSelection());
  const selected = useSelectedKeys(selection);
  const orders = useMemo(
    () =>
      (suggested.data?.data.orders ?? [])
        .filter((order) => needsPacking(order) && !packed.includes(order.order_id))
        .map((order) => {
          const own = changed[order.order_id];
          // Boxes that were chosen for an order that was changed since are not its boxes.
          return own?.version === order.version ? own : order;
        }),
    [suggested.data, changed, packed],
  );
  const { confirm, isPending, results, failures } = usePackOrders({
    shown: orders,
    suggestAgain: suggested.reload,
    onPacked(done, isAll) {
      const all = [...packed, ...done];
      setPacked(all);
      selection.prune(done);
      // Failed orders show their reason here, also those no longer in the list.
      if (isAll) navigate(paths.allocate(all));
    },
  });
  // Orders that are no longer on screen can't be chosen or retried.
  useEffect(() => {
    const shown = new Set(orders.map(({ order_id }) => order_id));
    selection.prune(selected.filter((key) => !shown.has(key)));
    const failed = results.failedKeys();
    if (failed.length > 0 && !failed.some((key) => shown.has(key))) results.clear();
  }, [orders, selection, selected, results]);
  const packable = orders.filter(isFullyPacked);
  const chosen = packable.filter(({ order_id }) => selected.includes(order_id));
  const open = orders.find(({ order_id }) => order_id === openId) ?? orders[0];
  const stuck = orders.length - packable.length;

  function show(order: OrderPacking | undefined) {
    if (!order) return;
    setOpen(order.order_id);
    announce(`${order.order_number}, ${orders.indexOf(order) + 1} of ${orders.length}`);
  }
  const go = (by: 1 | -1) => show(open && orders[orders.indexOf(open) + by]);

  async function pack(some: readonly OrderPacking[]) {
    if (isPending || some.length === 0) return;
    await confirm(some);
  }

  const isMany = orders.length > 1;
  useShortcut({ keys: 'j', description: 'Next order', group, isDisabled: !isMany }, () => go(1));
  useShortcut({ keys: 'k', description: 'Previous order', group, isDisabled: !isMany }, () => go(-1));
  useShortcut({ keys: 'x', description: 'Select order', group, isDisabled: !isMany }, () => {
    if (open) selection.toggle(open.order_id);
  });
  useShortcut({ keys: 'mod+enter', description: 'Confirm and allocate', group }, () => void pack(packable));

  const hasRoom = useMedia(`(min-width: ${breakpoints.lg}px)`);
  const counts = useSyncExternalStore(results.subscribe, results.counts);
  const detail = useCallback(
    (order: OrderPacking) => (
      <OpenOrder
        order={order}
        isOnly={false}
        onRepacked={(packing) => setChanged((now) => ({ ...now, [packing.order_id]: packing }))}
      />
    ),
    [],
  );
  const boxes = orders.reduce((sum, { packed_boxes }) => sum + packed_boxes.length, 0);
  return (
    <Page
      title="Package box details"
      description={
        isMany
          ? [
              `${orders.length} orders, ${boxes} boxes`,
              stuck > 0 && `${stuck} can't be confirmed until everything fits`,
            ]
              .filter(Boolean)
              .join(' · ')
          : open?.order_number
      }
      actions={
        <Button
          tone="accent"
          isDisabled={packable.length === 0}
          isPending={isPending}
          onPress={() => void pack(packable)}
        >
          {packable.length > 1 ? `Confirm ${packable.length} orders and allocate` : 'Confirm and allocate'}
        </Button>
      }
    >
      {packed.length > 0 && (
        <Callout
          tone="positive"
          title={packed.length === 1 ? '1 order packed' : `${packed.length} orders packed`}
          actions={
            <LinkButton size="small" tone="accent" href={paths.allocate(packed)}>
              Allocate couriers
            </LinkButton>
          }
        >
          {orders.length > 0 ? 'The other orders are still here.' : 'Continue with their couriers.'}
        </Callout>
      )}
      {failures.length > 0 && (
        <Callout
          tone="critical"
          isAlert
          title={
            failures.length === 1 ? '1 order was not packed' : `${failures.length} orders were not packed`
          }
        >
          <ul>
            {failures.map(({ order_id, order_number, problem }) => (
              <li key={order_id}>
                {problem.includes(order_number) ? problem : `${order_number}: ${problem}`}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {suggested.error && (
        <EmptyState
          kind="error"
          description={suggested.error.message}
          onRetry={() => void suggested.reload()}
        />
      )}
      {(ids === undefined || suggested.isLoading) && orders.length === 0 && <Skeleton lines={8} />}
      {(ids?.length === 0 || (suggested.data && orders.length === 0)) && packed.length === 0 && (
        <EmptyState
          title="No orders to pack"
          description="New orders appear here until their packaging is confirmed."
          action={<LinkButton href={paths.newOrders()}>Go to New orders</LinkButton>}
        />
      )}
      {open && (
        <Grid columns={isMany ? { base: 1, lg: 'wide' } : 1} gap={16} align="start">
          {isMany && (
            <div>
              <DataGrid
                label="Orders to pack"
                rows={orders}
                rowKey={({ order_id }) => order_id}
                rowLabel={({ order_number }) => order_number}
                columns={packingColumns}
                selection={selection}
                {...(counts.running + counts.failed > 0 && { results })}
                {...(hasRoom ? { onRowAction: show } : { renderDetail: detail })}
                listKey="packing"
              />
              <BulkBar
                selection={selection}
                results={results}
                actions={[
                  {
                    id: 'confirm',
                    label: chosen.length === 1 ? 'Confirm 1 order' : `Confirm ${chosen.length} orders`,
                    isPrimary: true,
                    isPending,
                    isDisabled: chosen.length === 0,
                    onAction: () => void pack(chosen),
                  },
                ]}
              />
            </div>
          )}
          {(hasRoom || !isMany) && (
            <OpenOrder
              // Reset the input for each order.
              key={open.order_id}
              order={open}
              isOnly={!isMany}
              onRepacked={(packing) => setChanged((now) => ({ ...now, [packing.order_id]: packing }))}
            />
          )}
        </Grid>
      )}
    </Page>
  );
}
