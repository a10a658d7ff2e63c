import type { ComponentDocs } from '../componentDocs.ts';

export const searchFieldDocs: ComponentDocs = {
  name: 'SearchField',
  group: 'inputs',
  purpose: 'Narrows what is on the page by what is typed.',
  alternatives: [
    { name: 'CommandPalette', when: 'it goes through the whole product' },
    { name: 'ComboBox', when: 'one of the things found is the answer' },
  ],
  do: ['Say in the placeholder what can be searched for: "Order, AWB, buyer or phone".'],
  dont: ['Do not search at every letter where a search is costly: use `onSubmit`.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Enter', does: 'searches' },
    { keys: 'Escape', does: 'clears it' },
  ],
  screenReader: ['Search these orders, search text'],
  requirements: {
    'searches-and-clears': 'Enter searches; Escape and the cross clear it and keep the focus.',
  },
};
