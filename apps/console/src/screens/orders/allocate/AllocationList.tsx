import type { CourierOption, OrderRecommendation } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Accordion, Card, Inline, Link, Stack, StatusBadge, Text } from '@khep/ui';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { formatDays } from '../formatTime.ts';
import { CourierPicker } from './CourierPicker.tsx';

export interface AllocationListProps {
  /** Orders that can be booked. */
  orders: readonly OrderRecommendation[];
  choiceOf: (order: OrderRecommendation) => CourierOption | undefined;
  onChoose: (orderId: string, courierId: number) => void;
}

/** "Delhivery Surface · 4 days · ₹106.44" */
const formatCourier = ({ courier_name, tat_days, price }: CourierOption): string =>
  [
    courier_name,
    tat_days !== null && formatDays(tat_days),
    price === null ? 'no rate' : formatRupeeValue(price),
  ]
    .filter(Boolean)
    .join(' · ');

/** Many orders in one line each, with courier and rate. A line expands to its couriers. */
export function AllocationList({ orders, choiceOf, onChoose }: AllocationListProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <Card
      title={`${orders.length} ${orders.length === 1 ? 'order' : 'orders'} to allocate`}
      description="Expand an order to compare couriers or choose another"
    >
      <Accordion
        expandedIds={open}
        onExpandedChange={setOpen}
        items={orders.map((order) => {
          const choice = choiceOf(order);
          return {
            id: order.order_id,
            title: order.order_number,
            summary: choice && (
              <Inline gap={8}>
                {!choice.is_recommended && <StatusBadge tone="info">Your choice</StatusBadge>}
                <Text as="span" isNumeric>
                  {formatCourier(choice)}
                </Text>
              </Inline>
            ),
            // Collapsed orders aren't rendered: a hundred orders have four hundred couriers.
            content: open.includes(order.order_id) && (
              <Stack gap={8}>
                <Inline>
                  <Link href={paths.orderDetails(order.order_id)}>Open {order.order_number}</Link>
                </Inline>
                <CourierPicker
                  order={order}
                  chosen={choice?.courier_id}
                  onChoose={(courierId) => onChoose(order.order_id, courierId)}
                />
              </Stack>
            ),
          };
        })}
      />
    </Card>
  );
}
