import type { ComponentDocs } from '../componentDocs.ts';

export const timelineDocs: ComponentDocs = {
  name: 'Timeline',
  group: 'data',
  purpose: 'Shows what happened to a thing, one event after the other.',
  keywords: ['history', 'activity feed'],
  alternatives: [
    { name: 'Stepper', when: 'it is a way with steps to come' },
    { name: 'Table', when: 'the events are to be compared' },
  ],
  do: ['Put the newest first in a history.', 'Say what happened in the past tense: "Picked up".'],
  dont: ['Do not colour every event: colour is for what went well or wrong.'],
  keyboard: [{ keys: 'Tab', does: 'goes from time to time' }],
  screenReader: ['History of KH-100483, list with 3 items', 'Out for delivery, 12 min ago, Jaipur'],
  requirements: {
    'is-an-ordered-list':
      'It is an ordered list with a name; each event has its time in a form for machines.',
  },
};
