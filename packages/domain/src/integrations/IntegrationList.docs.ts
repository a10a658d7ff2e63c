import type { ComponentDocs } from '@khep/ui';

export const integrationListDocs: ComponentDocs = {
  name: 'IntegrationList',
  group: 'shipping',
  purpose: 'For stores, couriers and payment partners with their true state and health.',
  do: ['Say in the problem what it costs: "38 AWBs not sent".'],
  dont: ["Don't show a partner as working because it is connected: the state follows from its requests."],
  requirements: {
    'state-in-words': 'Each partner has its state in words; the colour only repeats it.',
    'health-in-words': 'The share of successful requests is text; bars are decoration.',
    'problem-with-way-out': 'A problem has a link to where it is solved.',
  },
};
