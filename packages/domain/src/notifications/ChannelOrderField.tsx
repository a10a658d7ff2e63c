import { Button, Inline, SortableList, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { notificationChannelLabels, notificationChannels } from './channels.ts';
import type { NotificationChannel } from './channels.ts';

const defaults = domainMessages.channelOrder;

const isChannel = (id: string): id is NotificationChannel => notificationChannels.some((one) => one === id);

export interface ChannelOrderFieldProps {
  /** The channels in use, by preference. */
  value: readonly NotificationChannel[];
  onChange: (channels: NotificationChannel[]) => void;
  errorMessage?: string | undefined;
}

/** The channels that messages are sent on, sorted by preference; the others can be added. */
export function ChannelOrderField({ value, onChange, errorMessage }: ChannelOrderFieldProps) {
  const messages = useDomainMessages('channelOrder', defaults);
  const unused = notificationChannels.filter((channel) => !value.includes(channel));
  return (
    <Stack gap={12}>
      <SortableList
        label={messages.label}
        items={value.map((id) => ({ id }))}
        getLabel={({ id }) => notificationChannelLabels[id]}
        onReorder={(ids) => onChange(ids.filter(isChannel))}
      >
        {({ id }) => (
          <Inline gap={12} justify="space-between">
            <Text>{notificationChannelLabels[id]}</Text>
            <Button size="small" variant="ghost" onPress={() => onChange(value.filter((one) => one !== id))}>
              {messages.remove(notificationChannelLabels[id])}
            </Button>
          </Inline>
        )}
      </SortableList>
      {errorMessage !== undefined && <Text tone="critical">{errorMessage}</Text>}
      {unused.length > 0 && (
        <Inline gap={12}>
          {unused.map((channel) => (
            <Button key={channel} size="small" onPress={() => onChange([...value, channel])}>
              {messages.add(notificationChannelLabels[channel])}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
