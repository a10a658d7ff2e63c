import type { ComponentDocs } from '@khep/ui';

export const filedDifferencesDocs: ComponentDocs = {
  name: 'FiledDifferences',
  group: 'shipping',
  purpose:
    'For correcting a GSTR-1 that was filed: what differs from this month’s documents, and in which form and table.',
  do: ['Let the user say whether GSTR-3B of the month is filed: it closes GSTR-1A.'],
  dont: ["Don't send the filed return anywhere: it is compared where it was chosen."],
};
