import type { ComponentDocs } from '../componentDocs.ts';

export const boxDocs: ComponentDocs = {
  name: 'Box',
  group: 'layout',
  purpose: 'Gives something space and a ground.',
  alternatives: [
    { name: 'Card', when: 'it is a framed group of one subject' },
    { name: 'Stack', when: 'several things are to be set apart' },
  ],
  do: ['Take the steps of the space scale.'],
  dont: ['Do not build cards from it.'],
  requirements: {
    'space-in-steps':
      'Its space is a step of the scale, in pixels, on the sides that are named and no other.',
    'ground-and-corners': 'Ground and corners are tokens, so that a theme reaches them.',
  },
};
