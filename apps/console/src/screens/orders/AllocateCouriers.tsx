import { calls } from '@khep/api';
import type { AllocationResult, OrderRecommendation } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierChoice } from '@khep/domain/allocation/ui';
import { formatRupeeValue } from '@khep/domain/money';
import {
  Button,
  Card,
  EmptyState,
  Inline,
  Link,
  LinkButton,
  Callout,
  Page,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { EwayBill } from './details/EwayBill.tsx';
import { useOrdersToDo } from './list/useOrdersToDo.ts';

interface ChoiceProps {
  order: OrderRecommendation;
  chosen: number | undefined;
  onChoose: (courierId: number) => void;
  failure?: string | undefined;
}

function OrderChoice({ order, chosen, onChoose, failure }: ChoiceProps) {
  return (
    <Card title={<Link href={paths.orderDetails(order.order_id)}>{order.order_number}</Link>}>
      <Stack gap={12}>
        {failure && (
          <Callout tone="critical" isAlert>
            {failure}
          </Callout>
        )}
        {order.eway_bill_problem !== null && (
          <>
            <Callout tone="caution" title="E-way bill needed">
              {order.eway_bill_problem}
            </Callout>
            <EwayBill orderId={order.order_id} number="" />
          </>
        )}
        <CourierChoice
          orderNumber={order.order_number}
          couriers={order.couriers}
          rejected={order.rejected}
          why={order.why}
          value={chosen}
          onChange={onChoose}
        />
      </Stack>
    </Card>
  );
}

/** Which courier carries what, for how much and why; one press books them all. */
export default function AllocateCouriers() {
  const ids = useOrdersToDo('courier');
  const recommended = useCall(
    calls.allocation.recommend,
    ids && ids.length > 0 ? { body: { order_ids: [...ids] } } : null,
  );
  const assign = useAction(calls.allocation.assign, { invalidates: ['orders', 'home'] });
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [result, setResult] = useState<AllocationResult>();

  const done = new Set(result?.successful_allocations.map((one) => one.order_id));
  const failures = new Map(result?.failures.map((one) => [one.order_id, one.message]));
  const orders = (recommended.data?.data.orders ?? []).filter((order) => !done.has(order.order_id));
  const choiceOf = (order: OrderRecommendation) =>
    chosen[order.order_id] ??
    order.couriers.find((courier) => courier.is_recommended)?.courier_id ??
    order.couriers[0]?.courier_id;
  const ready = orders.filter((order) => choiceOf(order) !== undefined && order.eway_bill_problem === null);
  const total = ready.reduce(
    (sum, order) =>
      sum + (order.couriers.find((courier) => courier.courier_id === choiceOf(order))?.price ?? 0),
    0,
  );

  async function allocate() {
    const answer = await assign.run({
      body: {
        allocations: ready.map((order) => ({ order_id: order.order_id, courier_id: choiceOf(order) })),
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
          ? `${ready.length} ${ready.length === 1 ? 'order' : 'orders'} · ${formatRupeeValue(total)} with GST`
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
          title="No order waits for a courier"
          description="Orders come here once their packaging is confirmed."
          action={<LinkButton href={paths.newOrders()}>Open new orders</LinkButton>}
        />
      )}
      {orders.map((order) => (
        <OrderChoice
          key={order.order_id}
          order={order}
          chosen={choiceOf(order)}
          onChoose={(id) => setChosen((now) => ({ ...now, [order.order_id]: id }))}
          failure={failures.get(order.order_id)}
        />
      ))}
    </Page>
  );
}
