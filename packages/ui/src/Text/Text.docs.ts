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
};
