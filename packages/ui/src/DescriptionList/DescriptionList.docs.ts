import type { ComponentDocs } from '../componentDocs.ts';

export const descriptionListDocs: ComponentDocs = {
  name: 'DescriptionList',
  group: 'data',
  purpose: 'States the facts of one thing, each under its name.',
  keywords: ['key value', 'properties', 'summary'],
  alternatives: [
    { name: 'Table', when: 'several things have the same facts' },
    { name: 'DiffList', when: 'a fact was something else before' },
  ],
  do: [
    'Use `rows` for figures that add up, `stacked` for facts that are read one by one.',
    'Leave out what is not known, or say "Not given".',
  ],
  dont: ['Do not show a dash without a word: nobody hears it.'],
  screenReader: ['Shipping, term. ₹60.00, definition'],
  requirements: {
    'terms-own-their-facts': 'Each fact belongs to its term for a screen reader.',
    'total-stands-out': 'The line that counts is marked as such.',
  },
};
