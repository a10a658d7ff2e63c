import { notificationChannelLabels, notificationChannels } from '@khep/domain/notifications';
import type { NotificationChannel } from '@khep/domain/notifications';
import { Button, Inline, SortableList, Stack, Text } from '@khep/ui';

interface ChannelOrderProps {
  /** In order of preference. */
  channels: readonly NotificationChannel[];
  onChange: (channels: NotificationChannel[]) => void;
  errorMessage: string | undefined;
}

const isChannel = (id: unknown): id is NotificationChannel => notificationChannels.some((one) => one === id);

/** Writes channels out in their order, for version conflicts. */
export const formatChannels = (value: unknown): string =>
  (Array.isArray(value) ? value.filter(isChannel) : [])
    .map((channel) => notificationChannelLabels[channel])
    .join(', ');

/** The channels in use, sorted by preference; the others can be added. */
export function ChannelOrder({ channels, onChange, errorMessage }: ChannelOrderProps) {
  const unused = notificationChannels.filter((channel) => !channels.includes(channel));
  return (
    <Stack gap={12}>
      <SortableList
        label="Channels in order of preference"
        items={channels.map((id) => ({ id }))}
        getLabel={({ id }) => notificationChannelLabels[id]}
        onReorder={(ids) => onChange(ids.filter(isChannel))}
      >
        {({ id }) => (
          <Inline gap={12} justify="space-between">
            <Text>{notificationChannelLabels[id]}</Text>
            <Button
              size="small"
              variant="ghost"
              onPress={() => onChange(channels.filter((one) => one !== id))}
            >
              Remove {notificationChannelLabels[id]}
            </Button>
          </Inline>
        )}
      </SortableList>
      {errorMessage !== undefined && <Text tone="critical">{errorMessage}</Text>}
      {unused.length > 0 && (
        <Inline gap={12}>
          {unused.map((channel) => (
            <Button key={channel} size="small" onPress={() => onChange([...channels, channel])}>
              Add {notificationChannelLabels[channel]}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
