import { calls } from '@khep/api';
import type { NotificationSettings } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { notificationLanguageLabels, notificationLanguages } from '@khep/domain/notifications';
import { Callout, Grid, Stack, TimeField } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import type { DraftForm } from '../../forms/useDraftForm.tsx';
import { FormPanel } from '../../patterns/FormPanel.tsx';
import type { FormSections } from '../../patterns/formFields.ts';
import { ChannelOrder, formatChannels } from './ChannelOrder.tsx';

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
          <ChannelOrder
            channels={form.values.channels ?? []}
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
      {
        kind: 'custom',
        labels: { quiet_from: 'Quiet from', quiet_to: 'Quiet until' },
        content: <QuietHours form={form} />,
      },
    ],
  },
];

function QuietHours({ form }: { form: DraftForm<NotificationSettings> }) {
  return (
    <Grid columns={{ base: 1, md: 2 }} gap={12}>
      <TimeField
        name="quiet_from"
        label="Quiet from"
        value={form.values.quiet_from ?? null}
        onChange={(quiet_from) => form.set({ quiet_from })}
        errorMessage={form.errors['quiet_from']}
      />
      <TimeField
        name="quiet_to"
        label="Quiet until"
        value={form.values.quiet_to ?? null}
        onChange={(quiet_to) => form.set({ quiet_to })}
        errorMessage={form.errors['quiet_to']}
      />
    </Grid>
  );
}

/** When and how messages to buyers are sent. */
export function MessageSettings() {
  const call = useCall(calls.notifications.settings);
  const save = useAction(calls.notifications.saveSettings, { invalidates: ['notifications'] });
  const loaded = call.data?.data;
  return (
    <AsyncContent
      isLoading={loaded === undefined}
      error={loaded === undefined ? call.error : undefined}
      onRetry={() => void call.reload()}
    >
      {loaded && (
        <Stack gap={16}>
          {loaded.is_simulated && (
            <Callout tone="caution" title="Messages are simulated">
              WhatsApp messages and SMS reach no buyer until a provider is connected to this server.
            </Callout>
          )}
          <FormPanel
            form={{
              name: 'message-settings',
              schema: calls.notifications.saveSettings.body,
              initial: loaded.settings,
              save: (body, options) => save.run({ body }, options),
              onSaved: () => void call.reload(),
            }}
            sections={sections}
            submitLabel="Save message settings"
          />
        </Stack>
      )}
    </AsyncContent>
  );
}
