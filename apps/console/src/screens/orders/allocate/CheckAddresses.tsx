import type { OrderRecommendation } from '@khep/api';
import { Button, Callout, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { paths } from '../../../paths.ts';

interface CheckAddressesProps {
  /** Orders whose address looks wrong or incomplete, and was not accepted. */
  orders: readonly OrderRecommendation[];
  /** Ships to the addresses as they are. */
  onAccept: (orderIds: readonly string[]) => void;
}

/** The orders that no courier is booked for until someone has looked at their address, as in Ship today. */
export function CheckAddresses({ orders, onAccept }: CheckAddressesProps) {
  const [first] = orders;
  if (!first) return null;
  return (
    <Callout
      tone="caution"
      title={orders.length === 1 ? 'Check 1 address' : `Check ${orders.length} addresses`}
      actions={
        <Inline gap={8}>
          {orders.length === 1 && (
            <LinkButton size="small" href={paths.editOrder(first.order_id)}>
              Edit order
            </LinkButton>
          )}
          <Button size="small" onPress={() => onAccept(orders.map(({ order_id }) => order_id))}>
            {orders.length === 1 ? 'Accept address' : 'Accept addresses'}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {orders.map(({ order_id, order_number, address_doubts }) => (
          <Text key={order_id} size="secondary">
            <Link href={paths.editOrder(order_id)}>{order_number}</Link>: {address_doubts.join(' ')}
          </Text>
        ))}
      </Stack>
    </Callout>
  );
}
