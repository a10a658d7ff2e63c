import { Button, Card, Inline, Stack, Text } from '@khep/ui';
import { formatDateTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.buyerRequest;

export interface BuyerRequestProps {
  request: {
    request: keyof typeof defaults.titles;
    /** Text that the buyer wrote or chose. */
    text: string;
    /** ISO 8601. */
    at: string;
  };
  isPending?: boolean;
  /** Absent for a person who only reads. */
  onDone?: (() => void) | undefined;
}

/** Shows the buyer's request from the tracking page, until a person has done it. */
export function BuyerRequest({
  request: { request, text, at },
  isPending = false,
  onDone,
}: BuyerRequestProps) {
  const messages = useDomainMessages('buyerRequest', defaults);
  return (
    <Card title={messages.titles[request]} description={formatDateTime(at)}>
      <Stack gap={12}>
        <Text>{text}</Text>
        {onDone && (
          <Inline gap={12}>
            <Button isPending={isPending} onPress={onDone}>
              {messages.done}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
