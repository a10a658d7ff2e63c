import type { ComponentDocs } from '@khep/ui';

export const gstinBreakdownDocs: ComponentDocs = {
  name: 'GstinBreakdown',
  group: 'shipping',
  purpose: 'For explaining a GSTIN part by part, while it is typed and afterwards.',
  do: ['Place it below the field, and give it the state of the address to compare with.'],
  dont: ["Don't use it instead of the field's error: it explains, and the error says what to do."],
  requirements: {
    'wrong-part': 'The part that is wrong is marked and says why.',
    'while-typing': 'Parts that are not typed yet are not marked as wrong.',
  },
};
