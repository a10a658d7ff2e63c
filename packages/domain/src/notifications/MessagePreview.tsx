import { Card, Heading, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { notificationKind } from './kinds.ts';
import type { NotificationKindId } from './kinds.ts';
import { fillTemplate } from './template.ts';

const defaults = domainMessages.messagePreview;

export interface MessagePreviewProps {
  kind: NotificationKindId;
  /** BCP 47, of the text. */
  language: string;
  /** With variables: `Your order {order}`. */
  subject: string;
  body: string;
}

/** A message as its recipient gets it, with example values for its variables. */
export function MessagePreview({ kind, language, subject, body }: MessagePreviewProps) {
  const messages = useDomainMessages('messagePreview', defaults);
  const { example } = notificationKind(kind);
  return (
    <Card title={messages.title} description={messages.help}>
      <div lang={language}>
        <Stack gap={12}>
          {subject !== '' && <Heading level={3}>{fillTemplate(subject, example)}</Heading>}
          {fillTemplate(body, example)
            .split('\n')
            .map((line, index) => (
              // Lines have no identity beside their place.
              <Text key={index}>{line}</Text>
            ))}
        </Stack>
      </div>
    </Card>
  );
}
