import { Card, Link, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.exchangeOf;

export interface ExchangeOfProps {
  /** The return that an exchange order replaces. */
  of: { return_number: string; order_number: string };
  /** The page of the returned order; absent for a person who can't open it. */
  href?: string | undefined;
}

/** Says which return an exchange order was sent for. */
export function ExchangeOf({ of, href }: ExchangeOfProps) {
  const messages = useDomainMessages('exchangeOf', defaults);
  return (
    <Card title={messages.title}>
      <Text>
        {messages.of(of.return_number)}
        {href === undefined ? of.order_number : <Link href={href}>{of.order_number}</Link>}
      </Text>
    </Card>
  );
}
