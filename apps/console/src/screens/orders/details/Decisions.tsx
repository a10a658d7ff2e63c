import type { Order } from '@khep/api';
import { Accordion, Card, Stack, Text } from '@khep/ui';
import { formatDateTime } from '@khep/domain/days';

/** How each courier of an order was chosen and why others were rejected, newest first. */
export function Decisions({ order }: { order: Order }) {
  if (order.decisions.length === 0) return null;
  return (
    <Card title="Why this courier">
      <Accordion
        items={order.decisions.map((decision, index) => ({
          id: String(index),
          title: decision.courier_name ?? 'No courier',
          summary: formatDateTime(decision.at),
          content: (
            <Stack gap={6}>
              {decision.why !== '' && <Text>{decision.why}</Text>}
              {decision.decided_by === null && (
                <Text size="secondary" tone="third">
                  The reason wasn't recorded.
                </Text>
              )}
              {decision.rejected.map((one) => (
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
