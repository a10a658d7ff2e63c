import type { ComponentDocs } from '@khep/ui';

export const ewayBillFormDocs: ComponentDocs = {
  name: 'EwayBillForm',
  group: 'shipping',
  purpose: 'For entering the e-way bill number of an order.',
  do: ['Show what the server rejects at the field.'],
  dont: ["Don't save an unchanged number."],
  requirements: {
    'problem-at-field': 'A rejected number keeps its text and shows why.',
  },
};
