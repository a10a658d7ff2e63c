import type { ComponentDocs } from '../componentDocs.ts';

export const relativeTimeDocs: ComponentDocs = {
  name: 'RelativeTime',
  group: 'data',
  purpose: 'Shows how long ago something was, or in how long it will be.',
  alternatives: [{ name: 'Text', when: 'the date itself matters: a deadline, an invoice' }],
  do: ['Give the time with its zone, as the server sends it.', 'Make it plain in long lists.'],
  dont: ['Do not use it for what is settled by the day: invoices, manifests.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it and shows the time' },
    { keys: 'Enter or Space', does: 'puts the time in its place, and back' },
  ],
  screenReader: ['12 min ago, button, 21 Nov 2026, 1:53 pm'],
  requirements: {
    'shows-the-time':
      'On hover and on focus the date and the time on India’s clocks are shown; pressed, they take its place.',
    'plain-has-no-stop': 'Plain, it takes no tab stop and keeps the time in its title.',
  },
};
