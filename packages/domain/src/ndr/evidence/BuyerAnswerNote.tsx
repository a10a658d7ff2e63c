import { Button, Callout, Inline, Stack, Text } from '@khep/ui';
import { formatDateTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { describeBuyerAnswer } from '../buyerAnswer.ts';
import type { BuyerAnswer } from '../buyerAnswer.ts';

const defaults = domainMessages.buyerAnswer;

export interface BuyerAnswerNoteProps {
  buyer: string;
  /** By the buyer's link; null without one. */
  answer: BuyerAnswer | null;
  /** State of the link: "sent 21 Nov 2026, 09:14". Undefined if none was sent. */
  linkProgress?: string | undefined;
  /** Sends the buyer a link; undefined while it can't. */
  onAsk?: (() => void) | undefined;
  isAsking?: boolean;
}

/** Shows the request of a failed delivery's buyer, or the state of the question to them. */
export function BuyerAnswerNote({
  buyer,
  answer,
  linkProgress,
  onAsk,
  isAsking = false,
}: BuyerAnswerNoteProps) {
  const messages = useDomainMessages('buyerAnswer', defaults);
  if (answer)
    return (
      <Callout tone="positive" title={messages.answered(buyer, formatDateTime(answer.at))}>
        <Stack gap={4}>
          <Text>{describeBuyerAnswer(answer)}</Text>
          {answer.comment && <Text>{`“${answer.comment}”`}</Text>}
        </Stack>
      </Callout>
    );
  return (
    <Inline gap={12}>
      <Text size="secondary" tone="second">
        {linkProgress === undefined ? messages.noLink : messages.link(linkProgress)}
      </Text>
      {onAsk && (
        <Button size="small" isPending={isAsking} onPress={onAsk}>
          {messages.ask}
        </Button>
      )}
    </Inline>
  );
}
