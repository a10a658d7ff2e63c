import type { ComponentDocs } from '../componentDocs.ts';

export const radioCardsDocs: ComponentDocs = {
  name: 'RadioCards',
  group: 'choices',
  purpose: 'For choosing one of a few options compared by facts: couriers by price and days.',
  alternatives: [
    { name: 'RadioGroup', when: 'a name and one line are enough' },
    { name: 'Select', when: 'there are more than about seven' },
    { name: 'DataGrid', when: 'options are sorted or filtered' },
  ],
  do: ['Give every card the same facts in the same order.', 'Put the deciding fact at the end.'],
  dont: ["Don't put controls in a card: the whole card is the radio."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected card' },
    { keys: 'Arrows', does: 'select the next or previous card' },
  ],
  screenReader: ['Plan, radio group', 'Every month, 5 users, 2,000 orders, ₹1,499.00, radio button, checked'],
  requirements: {
    'whole-card-chooses': 'A click anywhere on a card selects it.',
    'arrows-choose': 'It is one tab stop; arrows select and skip disabled cards.',
    'facts-in-the-name': "The facts are part of the radio's name.",
  },
};
