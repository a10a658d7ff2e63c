import type { ComponentDocs } from '@khep/ui';

export const findingListDocs: ComponentDocs = {
  name: 'FindingList',
  group: 'shipping',
  purpose: 'For the few changes of a page that are more than chance, each with its size and what to do.',
  do: ['Give the link to the numbers the filters of the finding.'],
  dont: ["Don't list changes that may be chance: an empty list is an answer."],
  requirements: {
    'quiet-is-an-answer':
      'Without a finding it is written that nothing is beyond chance, or that there are too few parcels.',
    'size-with-interval': 'Each finding has a size with an interval.',
    'good-news-has-no-action': 'A change for the better has no action.',
  },
};
