import type { ComponentDocs } from '@khep/ui';

export const boxTrackingDocs: ComponentDocs = {
  name: 'BoxTracking',
  group: 'shipping',
  purpose: 'For one box of an order: its courier, AWB and scans.',
  do: ['Put what can be done with the box into actions.'],
  dont: ["Don't show all scans at first: the newest three are enough."],
  requirements: {
    'earlier-scans': 'Earlier scans are shown on request.',
    'waits-for-pickup': 'Without scans, the day of the pickup is shown.',
  },
};
