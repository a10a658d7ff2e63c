import { calls } from '@khep/api';
import type { NotificationSettings } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import {
  formatChannels,
  notificationLanguageLabels,
  notificationLanguages,
} from '@khep/domain/notifications';
import { ChannelOrderField } from '@khep/domain/notifications/ui';
import { Callout, Stack } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormPanel } from '../../patterns/FormPanel.tsx';
import type { FormSections } from '../../patterns/formFields.ts';

const sections: FormSections<NotificationSettings> = (form) => [
  {
    title: 'Channels',
    description: 'A message is sent on the first channel that reaches the buyer.',
    fields: [
      {
        kind: 'custom',
        labels: { channels: 'Channels' },
        format: formatChannels,
        content: (
          <ChannelOrderField
            value={form.values.channels ?? []}
            onChange={(channels) => form.set({ channels })}
            errorMessage={form.errors['channels']}
          />
        ),
      },
    ],
  },
  {
    title: 'Language',
    fields: [
      {
        kind: 'select',
        name: 'language',
        label: 'Language of messages',
        items: notificationLanguages.map((id) => ({ id, label: notificationLanguageLabels[id] })),
        description: 'A language that the buyer chose on the tracking page comes first.',
      },
    ],
  },
  {
    title: 'Quiet hours',
    description:
      'WhatsApp messages and SMS wait until the end of the quiet hours. Emails are sent at any time. The same time twice means no quiet hours.',
    fields: [
      { kind: 'time', name: 'quiet_from', label: 'Quiet from' },
      { kind: 'time', name: 'quiet_to', label: 'Quiet until' },
    ],
  },
];

/** When and how messages to buyers are sent. */
export function MessageSettings() {
  const call = useCall(calls.notifications.settings);
  const save = useAction(calls.notifications.saveSettings, { invalidates: ['notifications'] });
  return (
    <CallContent call={call}>
      {({ data }) => (
        <Stack gap={16}>
          {data.is_simulated && (
            <Callout tone="caution" title="Messages are simulated">
              WhatsApp messages and SMS reach no buyer until a provider is connected to this server.
            </Callout>
          )}
          <FormPanel
            form={{
              name: 'message-settings',
              schema: calls.notifications.saveSettings.body,
              initial: data.settings,
              save: (body, options) => save.run({ body }, options),
              onSaved: () => void call.reload(),
            }}
            sections={sections}
            submitLabel="Save message settings"
          />
        </Stack>
      )}
    </CallContent>
  );
}
