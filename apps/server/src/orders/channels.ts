const names: Record<string, string> = { manual: 'Manual', shopify: 'Shopify', custom: 'Custom channel' };

/** A channel's name for people. */
export function channelName(channel_id: string): string {
  return names[channel_id] ?? channel_id;
}
