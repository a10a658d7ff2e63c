import { Accordion, Button, Card, Inline, Link, Stack, Text } from '@khep/ui';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { allocationBatchMessages } from '../../messages/allocationBatch.ts';

const defaults = allocationBatchMessages.allocatedOrders;
/** More are folded. */
const maxOpen = 5;

/** An order that got a courier. */
export interface AllocatedOrderData {
  order_id: string;
  order_number: string;
  courier_name: string;
  awbs: readonly string[];
  /** Basis of the courier allocation when it was booked. */
  reason: string;
}

export interface AllocatedOrdersProps {
  orders: readonly AllocatedOrderData[];
  orderHref: (order_id: string) => string;
  /** Prints the labels of these orders. */
  onPrint: () => void;
  isPrinting?: boolean;
}

/** The orders that got a courier, with the reason that decided when they were booked. Draws nothing without any. */
export function AllocatedOrders({ orders, orderHref, onPrint, isPrinting = false }: AllocatedOrdersProps) {
  const messages = useDomainMessages('allocatedOrders', defaults);
  if (orders.length === 0) return null;
  return (
    <Card
      title={messages.title(orders.length)}
      description={messages.boxes(orders.reduce((sum, { awbs }) => sum + awbs.length, 0))}
      actions={
        <Button tone="accent" isPending={isPrinting} onPress={onPrint}>
          {messages.print}
        </Button>
      }
    >
      <Accordion
        defaultExpandedIds={orders.length <= maxOpen ? ['orders'] : []}
        items={[
          {
            id: 'orders',
            title: messages.list,
            content: (
              <Stack gap={8}>
                {orders.map(({ order_id, order_number, courier_name, awbs, reason }) => (
                  <Inline key={order_id} gap={8}>
                    <Link href={orderHref(order_id)}>{order_number}</Link>
                    <CourierBadge name={courier_name} isChip hasName />
                    <Text as="span">{courier_name}</Text>
                    <Text as="span" isNumeric tone="second">
                      {messages.awbs(awbs.join(', '))}
                    </Text>
                    <Text as="span" size="secondary" tone="third">
                      {reason}
                    </Text>
                  </Inline>
                ))}
              </Stack>
            ),
          },
        ]}
      />
    </Card>
  );
}
