import type { ComponentDocs } from '@khep/ui';

export const headingFieldsDocs: ComponentDocs = {
  name: 'HeadingFields',
  group: 'shipping',
  purpose: 'For entering the headings that the files of a source have, before there is a file.',
  do: ['Say which fields the import needs.'],
  dont: ["Don't use it with a file: MappingTable matches its columns."],
};
