import type { ComponentDocs } from '../componentDocs.ts';

export const relativeTimeDocs: ComponentDocs = {
  name: 'RelativeTime',
  group: 'data',
  purpose: 'For the time since or until an event.',
  alternatives: [{ name: 'Text', when: 'the date matters: a deadline, an invoice' }],
  do: ['Pass the time with its zone, as sent by the server.', 'Use the plain variant in long lists.'],
  dont: ["Don't use it for dates of documents: invoices, manifests."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and shows the time' },
    { keys: 'Enter or Space', does: 'toggles between relative and absolute time' },
  ],
  screenReader: ['12 min ago, button, 21 Nov 2026, 13:53'],
  requirements: {
    'shows-the-time': 'Hover and focus show date and time in India; a click replaces the text with them.',
    'plain-has-no-stop': "The plain variant isn't focusable and has the time as its title.",
  },
};
