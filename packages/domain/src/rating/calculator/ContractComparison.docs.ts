import type { ComponentDocs } from '@khep/ui';

export const contractComparisonDocs: ComponentDocs = {
  name: 'ContractComparison',
  group: 'shipping',
  purpose: 'For comparing two contracts by the parcels that were shipped.',
  do: ['Say how many parcels each contract is cheaper for; a total hides them.'],
  dont: ["Don't count parcels that only one of the contracts can price."],
};
