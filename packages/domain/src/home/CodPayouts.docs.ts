import type { ComponentDocs } from '@khep/ui';

export const codPayoutsDocs: ComponentDocs = {
  name: 'CodPayouts',
  group: 'shipping',
  purpose: 'For the next payouts of collected cash, and what couriers owe since when.',
  do: ['Put what is late first.'],
  dont: ["Don't list every payout; the COD calendar does."],
  requirements: { 'late-in-words': 'A late payout says since when, not by colour alone.' },
};
