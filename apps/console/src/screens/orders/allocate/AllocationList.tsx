import type { CourierOption, OrderRecommendation } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Accordion, Card, Inline, Link, Stack, StatusBadge, Text } from '@khep/ui';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { formatDays } from '../formatTime.ts';
import { CourierPicker } from './CourierPicker.tsx';

export interface FoldedOrdersProps {
  /** Orders that can be booked as they are. */
  orders: readonly OrderRecommendation[];
  choiceOf: (order: OrderRecommendation) => CourierOption | undefined;
  onChoose: (orderId: string, courierId: number) => void;
}

/** "Delhivery Surface · 4 days · ₹106.44" */
const words = ({ courier_name, tat_days, price }: CourierOption): string =>
  [
    courier_name,
    tat_days !== null && formatDays(tat_days),
    price === null ? 'not rated' : formatRupeeValue(price),
  ]
    .filter(Boolean)
    .join(' · ');

/** Many orders, a line for each: who carries it and for how much. A line opens into the couriers to choose from. */
export function AllocationList({ orders, choiceOf, onChoose }: FoldedOrdersProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <Card
      title={`${orders.length} ${orders.length === 1 ? 'order' : 'orders'} to allocate`}
      description="Open a line to compare its couriers or to choose another"
    >
      <Accordion
        expanded={open}
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
                  {words(choice)}
                </Text>
              </Inline>
            ),
            // What is folded is not drawn: a hundred orders have four hundred couriers.
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
