import type { AllocationResult } from '@khep/api';
import { CourierBadge } from '@khep/domain/couriers/ui';
import { Accordion, Card, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { paths } from '../../../paths.ts';

/** The orders that got a courier, with the reason that decided when they were booked. */
export function AllocatedOrders({ orders }: { orders: AllocationResult['successful_allocations'] }) {
  if (orders.length === 0) return null;
  const boxes = orders.reduce((sum, { awbs }) => sum + awbs.length, 0);
  return (
    <Card
      title={orders.length === 1 ? '1 order allocated' : `${orders.length} orders allocated`}
      description={boxes === 1 ? '1 box with an AWB' : `${boxes} boxes with an AWB`}
      actions={
        <LinkButton href={paths.readyToShip()} tone="accent">
          Print labels
        </LinkButton>
      }
    >
      <Accordion
        defaultExpandedIds={orders.length <= 5 ? ['orders'] : []}
        items={[
          {
            id: 'orders',
            title: 'Couriers and AWBs',
            content: (
              <Stack gap={8}>
                {orders.map((one) => (
                  <Inline key={one.order_id} gap={8}>
                    <Link href={paths.orderDetails(one.order_id)}>{one.order_number}</Link>
                    <CourierBadge name={one.courier_name} isChip />
                    <Text as="span">{one.courier_name}</Text>
                    <Text as="span" isNumeric tone="second">
                      AWB {one.awbs.join(', ')}
                    </Text>
                    <Text as="span" size="secondary" tone="third">
                      {one.reason}
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
