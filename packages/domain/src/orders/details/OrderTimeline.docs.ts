import type { ComponentDocs } from '@khep/ui';

export const orderTimelineDocs: ComponentDocs = {
  name: 'OrderTimeline',
  group: 'shipping',
  purpose: 'For what happened to an order and who did it.',
  do: ['Show the newest event first.'],
  dont: ["Don't use it for scans: BoxTracking shows them."],
  requirements: {
    'newest-first': 'Events are listed in the order given, newest first.',
  },
};
