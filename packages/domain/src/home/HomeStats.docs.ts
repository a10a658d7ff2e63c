import type { ComponentDocs } from '@khep/ui';

export const homeStatsDocs: ComponentDocs = {
  name: 'HomeStats',
  group: 'shipping',
  purpose: "For the day's numbers on top of Home.",
  do: ['Keep the cards in place while the numbers load.'],
  dont: ["Don't show COD to users without access to money."],
  requirements: {
    'money-by-access': 'Without access to money, there is no card of COD.',
  },
};
