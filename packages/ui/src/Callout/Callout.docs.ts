import type { ComponentDocs } from '../componentDocs.ts';

export const calloutDocs: ComponentDocs = {
  name: 'Callout',
  group: 'feedback',
  purpose: 'Says something worth knowing in the page, beside what it is about.',
  keywords: ['alert', 'notice', 'inline message'],
  alternatives: [
    { name: 'toast', when: 'it tells what just happened and may go away by itself' },
    { name: 'errorMessage of a field', when: 'one field is wrong' },
  ],
  do: [
    'Say what is so and the next step: "14 parcels have no label yet. Print them before 2 pm."',
    'Use `isAlert` when it appears because of what the person just did.',
  ],
  dont: [
    'Do not use the critical tone unless money or a parcel is being lost, or someone must act now.',
    'Do not put more than two buttons in it.',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to its buttons, then to the cross' }],
  screenReader: ['Warning: Pickup closes at 2 pm. 14 parcels have no label yet.'],
  requirements: {
    'tone-in-words': 'The tone is said in words, not by colour alone.',
    'alert-is-said': 'With `isAlert` it is said when it appears; without, it waits to be reached.',
    'dismiss-by-mouse-and-keys': 'The cross puts it away, by a click and by Enter.',
  },
};
