import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { Button, Card, Inline, Stack, Text } from '@khep/ui';
import { useAction } from '../../../data/useAction.ts';
import { formatDateTime } from '@khep/domain/days';

const titles = {
  day: 'The buyer asked for another day',
  address: 'The buyer asked to correct the address',
  return: 'The buyer asked to return the order',
};

/** What the buyer asked for on the tracking page, until a person did it. */
export function BuyerRequest({ order }: { order: Order }) {
  const close = useAction(calls.orders.closeBuyerRequest, { invalidates: ['orders', 'home'] });
  const { buyer_request } = order;
  if (!buyer_request) return null;
  const { request, text, at } = buyer_request;
  return (
    <Card title={titles[request]} description={formatDateTime(at)}>
      <Stack gap={12}>
        <Text>{text}</Text>
        <Inline gap={12}>
          <Button
            isPending={close.isPending}
            onPress={() => void close.run({ params: { id: order.id }, body: {} })}
          >
            Mark as done
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
