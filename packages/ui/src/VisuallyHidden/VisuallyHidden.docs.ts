import type { ComponentDocs } from '../componentDocs.ts';

export const visuallyHiddenDocs: ComponentDocs = {
  name: 'VisuallyHidden',
  group: 'layout',
  purpose: 'Words for a screen reader alone.',
  alternatives: [{ name: 'Text', when: 'everybody needs them' }],
  do: ['Use it where the eye gets the meaning from the place.'],
  dont: ['Do not hide what can be pressed.'],
  requirements: {
    'heard-not-seen': 'It is in the accessible name of what it stands in, and takes no room.',
  },
};
