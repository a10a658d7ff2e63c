import type { ComponentDocs } from '@khep/ui';

export const messagePreviewDocs: ComponentDocs = {
  name: 'MessagePreview',
  group: 'shipping',
  purpose: 'For a message as its recipient gets it, while its text is edited.',
  do: ['Set the language of the text, so that its script and its voice are right.'],
  dont: ["Don't fill it with data of a real buyer."],
};
