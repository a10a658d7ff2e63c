import { calls } from '@khep/api';
import { callOutcomeLabels } from '@khep/domain/allocation';
import type { Order } from '@khep/api';
import { Button, Card, Inline, Stack, Text, toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { formatDateTime } from '@khep/domain/days';
import { AnswerHold } from './AnswerHold.tsx';

/** The rule that holds an order, the calls so far, and what releases it. */
export function Hold({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useAction(calls.orders.answerHolds, { invalidates: ['orders', 'home', 'shipToday'] });
  const { hold } = order;
  if (!hold) return null;
  const number = order.order_details.order_id;
  return (
    <Card title="Held" description={hold.words}>
      <Stack gap={12}>
        {hold.calls.map(({ at, by, outcome, note }) => (
          <Text key={at} size="secondary" tone="second">
            {[`${formatDateTime(at)}: ${callOutcomeLabels[outcome]}`, note, by].filter(Boolean).join(' · ')}
          </Text>
        ))}
        <Inline>
          <Button tone="accent" onPress={() => setOpen(true)}>
            Answer
          </Button>
        </Inline>
      </Stack>
      {isOpen && (
        <AnswerHold
          title={`Answer hold of ${number}`}
          description={hold.words}
          action={hold.action}
          isPending={answer.isPending}
          onConfirm={async (body) => {
            const result = await answer.run({ body: { ...body, order_ids: [order.id] } });
            const failure = result.ok ? result.answer.data.failures[0] : undefined;
            if (failure) toast.error(failure.message);
            if (result.ok) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
