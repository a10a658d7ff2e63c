import type { ComponentDocs } from '../componentDocs.ts';

export const descriptionListDocs: ComponentDocs = {
  name: 'DescriptionList',
  group: 'data',
  purpose: 'For the properties of one record.',
  keywords: ['key value', 'properties', 'summary'],
  alternatives: [
    { name: 'Table', when: 'several records have the same properties' },
    { name: 'DiffList', when: 'values changed' },
  ],
  do: [
    'Use `rows` for values that add up, `stacked` for separate values.',
    'Omit unknown values, or write "Not given".',
  ],
  dont: ["Don't show a dash alone: screen readers skip it."],
  screenReader: ['Shipping, term. ₹60.00, definition'],
  requirements: {
    'terms-own-their-facts': 'Each value belongs to its term for screen readers.',
    'total-stands-out': 'The main line is emphasized.',
  },
};
