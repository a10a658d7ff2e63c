import type { ComponentDocs } from '../componentDocs.ts';

export const calloutDocs: ComponentDocs = {
  name: 'Callout',
  group: 'feedback',
  purpose: 'For information in the page, beside its subject.',
  keywords: ['alert', 'notice', 'inline message'],
  alternatives: [
    { name: 'toast', when: 'it reports what just happened and may disappear' },
    { name: 'errorMessage of a field', when: 'one field is invalid' },
  ],
  do: [
    'Say what is the case and the next step: "14 parcels have no label yet. Print them before 2 pm."',
    "Use `isAlert` if it appears because of the user's action.",
  ],
  dont: [
    "Don't use the critical tone unless money or a parcel is at risk, or someone must act now.",
    "Don't put more than two buttons in it.",
  ],
  keyboard: [{ keys: 'Tab', does: 'moves to its buttons, then the close button' }],
  screenReader: ['Warning: Pickup closes at 2 pm. 14 parcels have no label yet.'],
  requirements: {
    'tone-in-words': 'The tone is also given in words.',
    'alert-is-said': "With `isAlert` it is announced when it appears; otherwise it isn't.",
    'dismiss-by-mouse-and-keys': 'The close button dismisses it by click and Enter.',
  },
};
