import type { ComponentDocs } from '../componentDocs.ts';

export const searchFieldDocs: ComponentDocs = {
  name: 'SearchField',
  group: 'inputs',
  purpose: 'For filtering the page by text.',
  alternatives: [
    { name: 'CommandPalette', when: 'it searches the whole product' },
    { name: 'ComboBox', when: 'one result is selected as the value' },
  ],
  do: ['Name what can be searched in the placeholder: "Order, AWB, buyer or phone".'],
  dont: ["Don't search on every letter if it is expensive; use `onSubmit`."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Enter', does: 'searches' },
    { keys: 'Escape', does: 'clears it' },
  ],
  screenReader: ['Search these orders, search text'],
  requirements: {
    'searches-and-clears': 'Enter searches; Escape and the cross clear it and keep focus.',
  },
};
