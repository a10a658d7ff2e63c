import type { ComponentDocs } from '@khep/ui';

export const codSumsDocs: ComponentDocs = {
  name: 'CodSums',
  group: 'shipping',
  purpose: 'For COD that was due beside what couriers paid out.',
  do: ['Count late parcels as late only: they have no remittance line to be short on.'],
  dont: ["Don't add late and short amounts up: late money is overdue, short money is missing."],
};
