import type { ComponentDocs } from '@khep/ui';

export const aislesBarDocs: ComponentDocs = {
  name: 'AislesBar',
  group: 'shipping',
  purpose: 'For how far a walk is, aisle by aisle.',
  do: ['Show it above PickStop.'],
  dont: ["Don't use it for shares of a whole; use a meter."],
};
