import type { ComponentDocs } from '@khep/ui';

export const trackingHostRecordsDocs: ComponentDocs = {
  name: 'TrackingHostRecords',
  group: 'shipping',
  purpose: 'For the DNS records of the own tracking host of a brand, and whether they are right.',
  do: ['Offer a check: DNS changes take hours.'],
  dont: ["Don't show the records before a host is saved."],
  requirements: {
    'says-what-links-do': 'After a failed check it says which address the links to buyers use.',
  },
};
