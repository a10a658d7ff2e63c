import type { ComponentDocs } from '@khep/ui';

export const walletRunwayDocs: ComponentDocs = {
  name: 'WalletRunway',
  group: 'shipping',
  purpose: 'For seeing how long the money in the wallet lasts, and how long with another top-up.',
  do: ['Pass the amount that is being typed, so that its line moves with it.'],
  dont: ["Don't show it where nothing was spent yet: there is no pace to predict from."],
};
