import type { ComponentDocs } from '@khep/ui';

export const creditNoteResultDocs: ComponentDocs = {
  name: 'CreditNoteResult',
  group: 'shipping',
  purpose: "For what a courier's credit note credited, and the rows that it could not.",
  do: ['Show it below the uploader, so that a corrected file can follow.'],
  dont: ["Don't hide rejected rows behind the total."],
};
