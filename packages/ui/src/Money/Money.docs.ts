import type { ComponentDocs } from '../componentDocs.ts';

export const moneyDocs: ComponentDocs = {
  name: 'Money',
  group: 'data',
  purpose: 'Shows an amount in rupees.',
  alternatives: [{ name: 'MoneyField', when: 'the amount is to be entered' }],
  do: [
    'Give whole paise.',
    'Align it at the end in columns.',
    'Leave the paise away only where nobody pays by the number: cards, charts.',
  ],
  dont: ['Do not format money by hand.'],
  screenReader: ['₹1,23,456.50'],
  requirements: {
    'groups-indian': 'Amounts are grouped in lakh and crore, with two decimals.',
    'sign-before-colour': 'A loss has a minus; the colour only repeats it.',
  },
};
