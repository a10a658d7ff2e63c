import type { ComponentDocs } from '@khep/ui';

export const reverseCourierFieldDocs: ComponentDocs = {
  name: 'ReverseCourierField',
  group: 'shipping',
  purpose: 'For choosing the courier that picks up a return.',
  do: ['Select the first courier that is possible.'],
  dont: ["Don't hide couriers that can't: say why."],
};
