import type { ComponentDocs } from '@khep/ui';

export const loadDistributionBarDocs: ComponentDocs = {
  name: 'LoadDistributionBar',
  group: 'shipping',
  purpose: 'For showing how orders that match no rule are split among couriers.',
  do: ['Use it for display; use PercentSplitter for editing.'],
  dont: ["Don't use it for shares that don't add up to 100."],
  requirements: {
    'shares-in-words': 'Every courier with a share is listed with it in text.',
    'says-the-default': 'Without a load distribution, the text names what decides.',
  },
};
