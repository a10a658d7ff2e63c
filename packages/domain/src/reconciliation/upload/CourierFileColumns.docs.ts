import type { ComponentDocs } from '@khep/ui';

export const courierFileColumnsDocs: ComponentDocs = {
  name: 'CourierFileColumns',
  group: 'shipping',
  purpose:
    'For matching the columns of a courier file, with the proof that charges and taxes make the totals.',
  do: ['Show the first row that does not add up, as a spreadsheet counts it.'],
  dont: ["Don't let a file be sent while a required field has no column."],
};
