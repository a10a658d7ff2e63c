import type { ComponentDocs } from '@khep/ui';

export const tcsCreditsDocs: ComponentDocs = {
  name: 'TcsCredits',
  group: 'shipping',
  purpose: 'For the tax that marketplaces collected in a month, beside own documents of their channels.',
  do: ['Name each difference in rupees, and who has more.'],
  dont: ["Don't add the credit to a table of GSTR-3B: it goes to the cash ledger."],
};
