import { fillTemplate, notificationKind } from '@khep/domain/notifications';
import type { NotificationKindId, NotificationLanguage } from '@khep/domain/notifications';
import { Card, Heading, Stack, Text } from '@khep/ui';

interface MessagePreviewProps {
  kind: NotificationKindId;
  language: NotificationLanguage;
  subject: string;
  body: string;
}

/** The message as its recipient gets it, with example values. */
export function MessagePreview({ kind, language, subject, body }: MessagePreviewProps) {
  const { example } = notificationKind(kind);
  return (
    <Card title="Preview" description="With example values">
      <div lang={language}>
        <Stack gap={12}>
          <Heading level={3}>{fillTemplate(subject, example)}</Heading>
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
