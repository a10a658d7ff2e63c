import type { ComponentDocs } from '@khep/ui';

export const mappingTableDocs: ComponentDocs = {
  name: 'MappingTable',
  group: 'shipping',
  purpose: 'For matching the columns of an uploaded file with fields.',
  do: ['Show the guess with its reason, and values of the file beside it.'],
  dont: ["Don't import while a required field has no column."],
  requirements: {
    'names-missing-fields': 'Required fields without a column are named above the table.',
    'one-column-one-field': 'A column that is chosen for another field is removed from the first.',
    'doubt-in-sight': 'A match below 70 % has another tone, and its percentage and reason are written.',
    'works-on-a-phone': 'Below 560 px each field is a separate block.',
  },
};
