import { calls } from '@khep/api';
import type { AllocationResult, OrderRecommendation } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import {
  Button,
  Card,
  EmptyState,
  Inline,
  Link,
  LinkButton,
  Page,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { AllocationList } from './allocate/AllocationList.tsx';
import { CourierPicker } from './allocate/CourierPicker.tsx';
import { usePendingOrderIds } from './list/usePendingOrderIds.ts';

/** Compares couriers for orders, with rates and reasons, and books them together. */
export default function AllocateCouriers() {
  const ids = usePendingOrderIds('courier');
  const recommended = useCall(
    calls.allocation.recommend,
    ids && ids.length > 0 ? { body: { order_ids: [...ids] } } : null,
  );
  const assign = useAction(calls.allocation.assign, { invalidates: ['orders', 'home', 'onboarding'] });
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [result, setResult] = useState<AllocationResult>();

  const done = new Set(result?.successful_allocations.map((one) => one.order_id));
  const failures = new Map(result?.failures.map((one) => [one.order_id, one.message]));
  const orders = (recommended.data?.data.orders ?? []).filter((order) => !done.has(order.order_id));
  const choiceOf = ({ order_id, couriers }: OrderRecommendation) =>
    couriers.find(({ courier_id }) => courier_id === chosen[order_id]) ??
    couriers.find(({ is_recommended }) => is_recommended) ??
    couriers[0];
  const choose = (orderId: string, courierId: number) =>
    setChosen((now) => ({ ...now, [orderId]: courierId }));
  const isReady = (order: OrderRecommendation) =>
    choiceOf(order) !== undefined && order.eway_bill_problem === null;
  const ready = orders.filter(isReady);
  const total = ready.reduce((sum, order) => sum + (choiceOf(order)?.price ?? 0), 0);
  // A single order is expanded; of many only those that need attention, the others are collapsed.
  const isFolded = (order: OrderRecommendation) =>
    orders.length > 1 && isReady(order) && !failures.has(order.order_id);
  const folded = orders.filter(isFolded);
  const toSee = orders.filter((order) => !isFolded(order));

  async function allocate() {
    const answer = await assign.run({
      body: {
        allocations: ready.map((order) => ({
          order_id: order.order_id,
          courier_id: choiceOf(order)?.courier_id,
        })),
      },
    });
    if (!answer.ok) return;
    const next = answer.answer.data;
    setResult((before) => ({
      ...next,
      successful_allocations: [...(before?.successful_allocations ?? []), ...next.successful_allocations],
    }));
  }

  return (
    <Page
      title="Allocate couriers"
      description={
        ready.length > 0
          ? [
              `${ready.length} ${ready.length === 1 ? 'order' : 'orders'}`,
              `${formatRupeeValue(total)} with GST`,
              orders.length > ready.length && `${orders.length - ready.length} can't be allocated yet`,
            ]
              .filter(Boolean)
              .join(' · ')
          : undefined
      }
      actions={
        <Button
          tone="accent"
          isDisabled={ready.length === 0}
          isPending={assign.isPending}
          onPress={() => void allocate()}
        >
          {ready.length > 1 ? `Allocate ${ready.length} orders` : 'Allocate courier'}
        </Button>
      }
    >
      {result && result.successful_allocations.length > 0 && (
        <Card
          title="Allocated"
          actions={
            <LinkButton href={paths.readyToShip()} tone="accent">
              Print labels
            </LinkButton>
          }
        >
          <Stack gap={8}>
            {result.successful_allocations.map((one) => (
              <Inline key={one.order_id} gap={12}>
                <Link href={paths.orderDetails(one.order_id)}>{one.order_number}</Link>
                <Text as="span">{one.courier_name}</Text>
                <Text as="span" isNumeric tone="second">
                  AWB {one.awbs.join(', ')}
                </Text>
                <Text as="span" size="secondary" tone="third">
                  {one.reason}
                </Text>
                <StatusBadge tone="positive">Ready to ship</StatusBadge>
              </Inline>
            ))}
          </Stack>
        </Card>
      )}
      {recommended.error && (
        <EmptyState
          kind="error"
          description={recommended.error.message}
          onRetry={() => void recommended.reload()}
        />
      )}
      {(ids === undefined || recommended.isLoading) && <Skeleton lines={8} />}
      {ids?.length === 0 && (
        <EmptyState
          title="No orders to allocate"
          description="Orders appear here once packaging is confirmed."
          action={<LinkButton href={paths.newOrders()}>Go to New orders</LinkButton>}
        />
      )}
      {toSee.map((order) => (
        <Card
          key={order.order_id}
          title={<Link href={paths.orderDetails(order.order_id)}>{order.order_number}</Link>}
        >
          <CourierPicker
            order={order}
            chosen={choiceOf(order)?.courier_id}
            onChoose={(courierId) => choose(order.order_id, courierId)}
            failure={failures.get(order.order_id)}
          />
        </Card>
      ))}
      {folded.length > 0 && <AllocationList orders={folded} choiceOf={choiceOf} onChoose={choose} />}
    </Page>
  );
}
