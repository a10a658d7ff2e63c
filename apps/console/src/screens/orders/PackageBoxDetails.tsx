import { calls } from '@khep/api';
import type { OrderPacking } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { PackedBoxCard } from '@khep/domain/packing/ui';
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Inline,
  Link,
  LinkButton,
  Callout,
  Page,
  Skeleton,
  Stack,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useBoxes } from '../../data/useLookups.ts';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { usePendingOrderIds } from './list/usePendingOrderIds.ts';
import { isFullyPacked, needsPacking } from './packing/isPackable.ts';
import { OrderPager } from './packing/OrderPager.tsx';
import { Repack } from './packing/Repack.tsx';

function Order({
  order,
  isOne,
  onRepacked,
}: {
  order: OrderPacking;
  isOne: boolean;
  onRepacked: (packing: OrderPacking) => void;
}) {
  const hasBoxes = useBoxes().rows.length > 0;
  return (
    <Card
      {...(!isOne && { title: <Link href={paths.orderDetails(order.order_id)}>{order.order_number}</Link> })}
      description={`${order.packed_boxes.length} ${order.packed_boxes.length === 1 ? 'box' : 'boxes'} suggested`}
      actions={hasBoxes && <Repack order={order} onRepacked={onRepacked} />}
    >
      <Stack gap={16}>
        {order.unpackable_items.length > 0 && (
          <Callout
            tone="caution"
            title="Some items don't fit"
            actions={
              <LinkButton size="small" href={paths.boxes()}>
                Add box size
              </LinkButton>
            }
          >
            {order.unpackable_items
              .map((item) => `${item.quantity} × ${item.sku_name ?? item.sku_id}: ${item.reason}`)
              .join(' ')}
          </Callout>
        )}
        <Grid columns={{ base: 1, md: 2 }} gap={16}>
          {order.packed_boxes.map((box, index) => (
            <PackedBoxCard key={`${box.box_id}-${index}`} box={box} number={index + 1} />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

/** Box suggestions of orders, with the position of each item. Confirming creates the shipments. */
export default function PackageBoxDetails() {
  const ids = usePendingOrderIds('packaging');
  const suggested = useCall(
    calls.packing.bulkRecommend,
    ids && ids.length > 0 ? { body: { order_ids: [...ids] } } : null,
  );
  const assign = useAction(calls.packing.bulkAssign, { invalidates: ['orders', 'home'] });
  const [changed, setChanged] = useState<Record<string, OrderPacking>>({});
  const [shown, setShown] = useState('');
  const [failures, setFailures] = useState<readonly string[]>([]);
  const orders = (suggested.data?.data.orders ?? [])
    .filter(needsPacking)
    .map((order) => changed[order.order_id] ?? order);
  const packable = orders.filter(isFullyPacked);
  const current = orders.find((order) => order.order_id === shown) ?? orders[0];

  async function confirm() {
    const result = await assign.run({
      body: { orders: packable.map(({ order_id, packed_boxes }) => ({ order_id, packed_boxes })) },
    });
    if (!result.ok) return;
    const { successful, failures: left } = result.answer.data;
    setFailures(left.map((one) => `${one.order_number}: ${one.message}`));
    if (left.length === 0) navigate(paths.allocate(successful));
  }

  return (
    <Page
      title="Package box details"
      description={
        orders.length > 1
          ? `${orders.length} orders, ${orders.reduce((sum, order) => sum + order.packed_boxes.length, 0)} boxes`
          : current?.order_number
      }
      actions={
        <Button
          tone="accent"
          isDisabled={packable.length === 0}
          isPending={assign.isPending}
          onPress={() => void confirm()}
        >
          {packable.length > 1 ? `Confirm ${packable.length} orders and allocate` : 'Confirm and allocate'}
        </Button>
      }
    >
      {failures.length > 0 && (
        <Callout tone="critical" isAlert title="Some orders weren't packed">
          {failures.join(' ')}
        </Callout>
      )}
      {suggested.error && (
        <EmptyState
          kind="error"
          description={suggested.error.message}
          onRetry={() => void suggested.reload()}
        />
      )}
      {(ids === undefined || suggested.isLoading) && <Skeleton lines={8} />}
      {(ids?.length === 0 || (suggested.data && orders.length === 0)) && (
        <EmptyState
          title="No orders to pack"
          description="New orders appear here until their packaging is confirmed."
          action={<LinkButton href={paths.newOrders()}>Go to New orders</LinkButton>}
        />
      )}
      {orders.length > 1 && current && <OrderPager orders={orders} current={current} onShow={setShown} />}
      {current && (
        <Order
          // Reset the input for each order.
          key={current.order_id}
          order={current}
          isOne={orders.length === 1}
          onRepacked={(packing) => setChanged((now) => ({ ...now, [packing.order_id]: packing }))}
        />
      )}
      {orders.length > packable.length && (
        <Inline>
          <Text tone="second">
            {orders.length - packable.length} of {orders.length} can't be confirmed until everything fits.
          </Text>
        </Inline>
      )}
    </Page>
  );
}
