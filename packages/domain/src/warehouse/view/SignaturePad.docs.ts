import type { ComponentDocs } from '@khep/ui';

export const signaturePadDocs: ComponentDocs = {
  name: 'SignaturePad',
  group: 'shipping',
  purpose: 'For the signature of a person who takes parcels over.',
  do: ['Ask for the name in a text field above it: not everyone can draw on a screen.'],
  dont: ["Don't require it where a name is proof enough."],
};
