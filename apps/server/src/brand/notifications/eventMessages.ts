import { notificationChannelLabels, notificationChannels } from '@khep/domain/notifications';
import { sentence } from '../../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../../platform/timeline/eventMessages.ts';

const channelNames = (channels: unknown): string =>
  notificationChannels
    .filter((one) => Array.isArray(channels) && channels.includes(one))
    .map((one) => notificationChannelLabels[one])
    .join(', ');

/** Timeline texts of events of messages to buyers. */
export const notificationMessages: EventMessages = {
  'buyer.messages_stopped': (data) => sentence('Buyer stopped messages', channelNames(data['channels'])),
  'buyer.messages_started': (data) =>
    sentence('Buyer started messages again', channelNames(data['channels'])),
};
