import { Button, Callout, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { allocationBatchMessages } from '../../messages/allocationBatch.ts';

const defaults = allocationBatchMessages.ordersToPack;

export interface OrdersToPackProps {
  /** Orders without confirmed packaging. */
  orderIds: readonly string[];
  /** Orders that couldn't be packed, with the reason. */
  failures: readonly { order_id: string; order_number: string; message: string }[];
  isPending: boolean;
  /** Where the boxes of orders are reviewed. */
  packHref: (order_ids: readonly string[]) => string;
  /** Confirms the suggested boxes of all. */
  onPack: () => void;
}

/** One line for all orders that need packaging before a courier. Draws nothing without any. */
export function OrdersToPack({ orderIds, failures, isPending, packHref, onPack }: OrdersToPackProps) {
  const messages = useDomainMessages('ordersToPack', defaults);
  if (orderIds.length === 0) return null;
  return (
    <Callout
      tone="caution"
      title={messages.title(orderIds.length)}
      actions={
        <Inline gap={8}>
          <LinkButton size="small" href={packHref(orderIds)}>
            {messages.review}
          </LinkButton>
          <Button size="small" tone="accent" isPending={isPending} onPress={onPack}>
            {messages.pack}
          </Button>
        </Inline>
      }
    >
      {failures.length === 0 ? (
        messages.help
      ) : (
        <Stack gap={4}>
          {failures.map(({ order_id, order_number, message }) => (
            <Text key={order_id} size="secondary">
              <Link href={packHref([order_id])}>{order_number}</Link>: {message}
            </Text>
          ))}
        </Stack>
      )}
    </Callout>
  );
}
