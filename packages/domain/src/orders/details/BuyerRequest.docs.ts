import type { ComponentDocs } from '@khep/ui';

export const buyerRequestDocs: ComponentDocs = {
  name: 'BuyerRequest',
  group: 'shipping',
  purpose: 'For what a buyer asked for on the tracking page.',
  do: ['Let a person mark it as done.'],
  dont: ["Don't remove it before someone did it."],
  requirements: {
    'marks-as-done': 'The button reports that the request is done.',
  },
};
