import { Button, Callout, Inline, Link, LinkButton, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { allocationBatchMessages } from '../../messages/allocationBatch.ts';

const defaults = allocationBatchMessages.addressesToCheck;

export interface AddressesToCheckProps {
  /** Orders whose address looks wrong or incomplete, and was not accepted. */
  orders: readonly { order_id: string; order_number: string; address_doubts: readonly string[] }[];
  editHref: (order_id: string) => string;
  /** Ships to the addresses as they are. */
  onAccept: (orderIds: readonly string[]) => void;
}

/** The orders that no courier is booked for until someone has looked at their address. Draws nothing without any. */
export function AddressesToCheck({ orders, editHref, onAccept }: AddressesToCheckProps) {
  const messages = useDomainMessages('addressesToCheck', defaults);
  const [first] = orders;
  if (!first) return null;
  return (
    <Callout
      tone="caution"
      title={messages.title(orders.length)}
      actions={
        <Inline gap={8}>
          {orders.length === 1 && (
            <LinkButton size="small" href={editHref(first.order_id)}>
              {messages.edit}
            </LinkButton>
          )}
          <Button size="small" onPress={() => onAccept(orders.map(({ order_id }) => order_id))}>
            {messages.accept(orders.length)}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {orders.map(({ order_id, order_number, address_doubts }) => (
          <Text key={order_id} size="secondary">
            <Link href={editHref(order_id)}>{order_number}</Link>: {address_doubts.join(' ')}
          </Text>
        ))}
      </Stack>
    </Callout>
  );
}
