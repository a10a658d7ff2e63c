import { Button, Card, Inline, Stack, Text } from '@khep/ui';
import { formatDateTime } from '../../days/index.ts';
import { callOutcomeLabels } from '../rules/buyerCall.ts';
import type { CallOutcome } from '../rules/buyerCall.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { holdMessages } from '../../messages/hold.ts';

const defaults = holdMessages.orderHold;

export interface OrderHoldProps {
  hold: {
    /** The rule in words. */
    words: string;
    /** Calls to the buyer, newest first. Times are ISO 8601. */
    calls: readonly { at: string; by: string; outcome: CallOutcome; note: string }[];
  };
  /** Absent for a person who only reads. */
  onAnswer?: (() => void) | undefined;
}

/** The rule that holds an order, the calls so far, and a button that answers it. */
export function OrderHold({ hold: { words, calls }, onAnswer }: OrderHoldProps) {
  const messages = useDomainMessages('orderHold', defaults);
  return (
    <Card title={messages.title} description={words}>
      <Stack gap={12}>
        {calls.map(({ at, by, outcome, note }) => (
          <Text key={at} size="secondary" tone="second">
            {[`${formatDateTime(at)}: ${callOutcomeLabels[outcome]}`, note, by].filter(Boolean).join(' · ')}
          </Text>
        ))}
        {onAnswer && (
          <Inline>
            <Button tone="accent" onPress={onAnswer}>
              {messages.answer}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
