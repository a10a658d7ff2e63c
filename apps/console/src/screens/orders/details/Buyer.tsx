import type { Order } from '@khep/api';
import { Card, Callout, Stack, Text } from '@khep/ui';

/** The buyer, and warnings about the address. */
export function Buyer({ order }: { order: Order }) {
  const { buyer_details: buyer, billing_details: billing } = order;
  return (
    <Card title="Ship to">
      <Stack gap={8}>
        <Stack gap={2}>
          <Text weight="medium">{buyer.name}</Text>
          <Text tone="second">{[buyer.address, buyer.landmark].filter(Boolean).join(', ')}</Text>
          <Text tone="second">
            {buyer.city}, {buyer.state} {buyer.pincode}
          </Text>
          <Text tone="second" isNumeric>
            {[buyer.phone, buyer.alternate_phone].filter(Boolean).join(', ')}
          </Text>
          {buyer.email && <Text tone="second">{buyer.email}</Text>}
        </Stack>
        {order.address_doubts.length > 0 && (
          <Callout tone="caution" title="Address to check">
            {order.address_doubts.join(' ')}
          </Callout>
        )}
        {!order.is_billing_same_as_shipping && (
          <Text size="secondary" tone="third">
            Bill to {billing.name}, {billing.address}, {billing.city} {billing.pincode}
          </Text>
        )}
        <Text size="secondary" tone="third">
          Ships from {order.warehouse_name || 'the primary warehouse'}
        </Text>
      </Stack>
    </Card>
  );
}
