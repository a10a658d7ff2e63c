import type { ComponentDocs } from '../componentDocs.ts';

export const moneyDocs: ComponentDocs = {
  name: 'Money',
  group: 'data',
  purpose: 'For an amount in rupees.',
  alternatives: [{ name: 'MoneyField', when: 'the amount is entered' }],
  do: [
    'Pass whole paise.',
    'Align it to the end in columns.',
    'Omit paise only in summaries: cards, charts.',
  ],
  dont: ["Don't format money by hand."],
  screenReader: ['₹1,23,456.50'],
  requirements: {
    'groups-indian': 'Amounts are grouped in lakh and crore, with two decimals.',
    'sign-before-colour': 'A negative amount has a minus; colour only repeats it.',
  },
};
