import type { Order } from '@khep/api';
import { Card, Link, Text } from '@khep/ui';
import { paths } from '../../../paths.ts';

/** The return that an exchange order replaces. */
export function ExchangeOf({ order: { exchange_of } }: { order: Order }) {
  if (!exchange_of) return null;
  return (
    <Card title="Exchange">
      <Text>
        {`Sent for ${exchange_of.return_number} of order `}
        <Link href={paths.orderDetails(exchange_of.order_id)}>{exchange_of.order_number}</Link>
      </Text>
    </Card>
  );
}
