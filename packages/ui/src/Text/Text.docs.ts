import type { ComponentDocs } from '../componentDocs.ts';

export const textDocs: ComponentDocs = {
  name: 'Text',
  group: 'layout',
  purpose: 'For text.',
  alternatives: [
    { name: 'Heading', when: 'it names a part' },
    { name: 'Link', when: 'it navigates' },
  ],
  do: [
    'Use `second` for secondary and `third` for supplementary text.',
    'Set `isNumeric` for aligned digits.',
  ],
  dont: ["Don't shrink text to fit."],
  requirements: {
    'never-under-12': 'No size is below 12px.',
    'figures-line-up': 'With `isNumeric` all digits have the same width.',
    'long-words-break': 'Long words break instead of overflowing.',
  },
};
