import type { ComponentDocs } from '@khep/ui';

export const channelOrderFieldDocs: ComponentDocs = {
  name: 'ChannelOrderField',
  group: 'shipping',
  purpose: 'For the channels that messages to buyers are sent on, by preference.',
  do: ['Say that a message is sent on the first channel that reaches the buyer.'],
  dont: ["Don't use it for channels where orders are placed."],
  keyboard: [{ keys: 'Enter on the handle, arrow keys', does: 'Moves a channel.' }],
};
