import type { ComponentDocs } from '@khep/ui';

export const skuCountsDocs: ComponentDocs = {
  name: 'SkuCounts',
  group: 'shipping',
  purpose: 'For how many products there are, and how many need something.',
  do: ['Place it above the list.'],
  dont: ["Don't show it if the counts couldn't be loaded: the list says why."],
};
