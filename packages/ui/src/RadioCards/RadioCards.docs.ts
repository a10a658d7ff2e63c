import type { ComponentDocs } from '../componentDocs.ts';

export const radioCardsDocs: ComponentDocs = {
  name: 'RadioCards',
  group: 'choices',
  purpose: 'Chooses one of a few options that are compared by their facts: couriers by price and days.',
  alternatives: [
    { name: 'RadioGroup', when: 'a name and one line are enough' },
    { name: 'Select', when: 'there are more than about seven' },
    { name: 'DataGrid', when: 'the options are to be sorted or filtered' },
  ],
  do: ['Give every card the same facts in the same order.', 'Put what decides at the end, aligned.'],
  dont: ['Do not put controls into a card: the whole card is the radio.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen card' },
    { keys: 'Arrows', does: 'choose the next or the previous card' },
  ],
  screenReader: ['Plan, radio group', 'Every month, 5 users, 2,000 orders, ₹1,499.00, radio button, checked'],
  requirements: {
    'whole-card-chooses': 'A press anywhere on a card chooses it.',
    'arrows-choose': 'It is one tab stop; arrows choose, and leave out what is disabled.',
    'facts-in-the-name': 'The facts and the end are part of the name of the radio.',
  },
};
