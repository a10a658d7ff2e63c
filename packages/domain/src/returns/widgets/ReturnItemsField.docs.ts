import type { ComponentDocs } from '@khep/ui';

export const returnItemsFieldDocs: ComponentDocs = {
  name: 'ReturnItemsField',
  group: 'shipping',
  purpose: 'For choosing the delivered items of an order that come back.',
  do: ['Start with all units that can be returned.'],
  dont: ["Don't list items that were not delivered."],
  requirements: {
    'starts-with-all': 'An item that is chosen starts with all units that can come back.',
  },
};
