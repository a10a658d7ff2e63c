import type { ComponentDocs } from '@khep/ui';

export const outsideAddressesDocs: ComponentDocs = {
  name: 'OutsideAddresses',
  group: 'shipping',
  purpose: 'For the addresses outside the brand that a page of analytics goes to, such as an accountant.',
  do: ['Show it with the page that is sent, to everyone who can stop that page.'],
  dont: ["Don't use it for users of the brand; they are recipients of the page itself."],
  requirements: {
    'says-the-answer': 'Each address says whether it waits, has confirmed or has stopped the email.',
    'asks-first': 'The form says that a new address must confirm before anything else is sent.',
    'anyone-removes': 'Who can’t add an address can remove one.',
    'says-what-is-wrong': 'An address that is refused stays in the form, with the reason.',
  },
};
