import type { ComponentDocs } from '../componentDocs.ts';

export const moneyFieldDocs: ComponentDocs = {
  name: 'MoneyField',
  group: 'inputs',
  purpose: 'For entering an amount in rupees.',
  alternatives: [{ name: 'NumberField', when: "it isn't an amount" }],
  do: ['Say in `suffix` whether tax is included: "+ GST".'],
  dont: ["Don't round the input."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Enter', does: 'applies the typed value' },
  ],
  screenReader: ['Shipping charge, edit text, ₹1,23,456.50'],
  requirements: {
    'reads-as-money': 'It shows the rupee sign, paise and Indian grouping.',
    'takes-a-copied-amount': 'A pasted amount with its sign is accepted.',
  },
};
