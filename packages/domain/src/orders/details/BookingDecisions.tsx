import { Accordion, Card, Stack, Text } from '@khep/ui';
import { formatDateTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.bookingDecisions;

/** One decision about an order's courier. */
export interface BookingDecisionData {
  /** ISO 8601. */
  at: string;
  /** Null if none could ship it. */
  courier_name: string | null;
  why: string;
  /** Null if it wasn't recorded. */
  decided_by: string | null;
  rejected: readonly { courier_name: string; reason: string }[];
}

/** How each courier of an order was chosen and why others were rejected, newest first. Draws nothing without decisions. */
export function BookingDecisions({ decisions }: { decisions: readonly BookingDecisionData[] }) {
  const messages = useDomainMessages('bookingDecisions', defaults);
  if (decisions.length === 0) return null;
  return (
    <Card title={messages.title}>
      <Accordion
        items={decisions.map(({ at, courier_name, why, decided_by, rejected }, index) => ({
          id: String(index),
          title: courier_name ?? messages.none,
          summary: formatDateTime(at),
          content: (
            <Stack gap={6}>
              {why !== '' && <Text>{why}</Text>}
              {decided_by === null && (
                <Text size="secondary" tone="third">
                  {messages.unknown}
                </Text>
              )}
              {rejected.map((one) => (
                <Text key={one.courier_name} size="secondary" tone="third">
                  {one.courier_name}: {one.reason}
                </Text>
              ))}
            </Stack>
          ),
        }))}
      />
    </Card>
  );
}
