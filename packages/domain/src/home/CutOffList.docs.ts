import type { ComponentDocs } from '@khep/ui';

export const cutOffListDocs: ComponentDocs = {
  name: 'CutOffList',
  group: 'shipping',
  purpose: 'For the vans that leave next, counted down, and whether their parcels are packed in time.',
  do: ['Show the van that leaves first at the top.'],
  dont: ["Don't show a forecast that no scans support."],
  requirements: {
    'verdict-in-words': 'The verdict is in words; the bar only repeats it.',
    'no-scans-no-forecast': 'Without scans it says so in place of a verdict.',
  },
};
