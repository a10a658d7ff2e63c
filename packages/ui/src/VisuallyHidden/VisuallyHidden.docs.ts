import type { ComponentDocs } from '../componentDocs.ts';

export const visuallyHiddenDocs: ComponentDocs = {
  name: 'VisuallyHidden',
  group: 'layout',
  purpose: 'For text for screen readers only.',
  alternatives: [{ name: 'Text', when: 'everyone needs it' }],
  do: ['Use it if the visual context conveys the meaning.'],
  dont: ["Don't hide controls."],
  requirements: {
    'heard-not-seen': 'It is part of the accessible name of its container, and takes no space.',
  },
};
