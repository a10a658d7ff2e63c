import type { ComponentDocs } from '../componentDocs.ts';

export const textDocs: ComponentDocs = {
  name: 'Text',
  group: 'layout',
  purpose: 'Words on the page.',
  alternatives: [
    { name: 'Heading', when: 'they name a part' },
    { name: 'Link', when: 'they lead somewhere' },
  ],
  do: [
    'Take `second` for what helps and `third` for what is beside.',
    'Say `isNumeric` where figures stand under figures.',
  ],
  dont: ['Do not shrink text to make it fit.'],
  requirements: {
    'never-under-12': 'No size of it is under 12 px.',
    'figures-line-up': 'With `isNumeric` every figure is as wide as any other.',
    'long-words-break': 'A word that is longer than its place breaks, and pushes nothing.',
  },
};
