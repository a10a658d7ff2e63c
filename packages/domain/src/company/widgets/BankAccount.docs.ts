import type { ComponentDocs } from '@khep/ui';

export const bankAccountDocs: ComponentDocs = {
  name: 'BankAccount',
  group: 'shipping',
  purpose: 'For the account that was sent last, and the one that COD is paid out to.',
  do: ['Put the state of the check beside the title of its card.'],
  dont: ["Don't show full account numbers."],
  requirements: {
    'where-cod-goes': 'Until a new account is verified, it says where COD goes.',
  },
};
