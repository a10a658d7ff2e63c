import type { ComponentDocs } from '@khep/ui';

export const rowsToCorrectDocs: ComponentDocs = {
  name: 'RowsToCorrect',
  group: 'shipping',
  purpose: 'For correcting the rows of a file that could not be read, in place.',
  do: ['Offer a suggestion only where other cells of the row support it, and say why.'],
  dont: ["Don't fill a suggestion in unasked."],
};
