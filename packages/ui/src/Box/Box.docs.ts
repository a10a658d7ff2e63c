import type { ComponentDocs } from '../componentDocs.ts';

export const boxDocs: ComponentDocs = {
  name: 'Box',
  group: 'layout',
  purpose: 'For padding and a background.',
  alternatives: [
    { name: 'Card', when: 'it is a framed group' },
    { name: 'Stack', when: 'several elements need spacing' },
  ],
  do: ['Use steps of the space scale.'],
  dont: ["Don't build cards from it."],
  requirements: {
    'space-in-steps': 'Padding is a step of the scale in pixels, on the given edges only.',
    'stays-in-view': 'With `isSticky` it stays in view beside a taller column, on wide pages.',
    'ground-and-corners': 'Background and corners are tokens, so that themes apply.',
  },
};
