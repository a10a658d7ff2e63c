import type { ComponentDocs } from '../componentDocs.ts';

export const moneyFieldDocs: ComponentDocs = {
  name: 'MoneyField',
  group: 'inputs',
  purpose: 'Takes an amount in rupees.',
  alternatives: [{ name: 'NumberField', when: 'it is no amount' }],
  do: ['Say in `suffix` whether tax is in it: "+ GST".'],
  dont: ['Do not round what is typed: the paise are part of it.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Enter', does: 'keeps what is typed' },
  ],
  screenReader: ['Shipping charge, edit text, ₹1,23,456.50'],
  requirements: {
    'reads-as-money': 'It shows its sign, paise and Indian grouping.',
    'takes-a-copied-amount': 'An amount that was copied with its sign goes in.',
  },
};
