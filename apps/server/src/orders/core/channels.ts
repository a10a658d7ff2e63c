const names: Record<string, string> = { manual: 'Manual', shopify: 'Shopify', custom: 'Custom channel' };

/** Name of a channel. */
export function channelName(channel_id: string): string {
  return names[channel_id] ?? channel_id;
}
