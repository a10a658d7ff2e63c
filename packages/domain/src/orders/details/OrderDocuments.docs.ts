import type { ComponentDocs } from '@khep/ui';

export const orderDocumentsDocs: ComponentDocs = {
  name: 'OrderDocuments',
  group: 'shipping',
  purpose: 'For the documents of a shipped order, with who printed them.',
  do: ['Show a label before it is printed.'],
  dont: ["Don't offer documents that the order can't have."],
  requirements: {
    'says-who-printed': 'A printed document names the person and the time.',
  },
};
