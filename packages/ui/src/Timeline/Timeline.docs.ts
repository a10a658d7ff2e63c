import type { ComponentDocs } from '../componentDocs.ts';

export const timelineDocs: ComponentDocs = {
  name: 'Timeline',
  group: 'data',
  purpose: 'For a list of events in order.',
  keywords: ['history', 'activity feed'],
  alternatives: [
    { name: 'Stepper', when: 'it is a process with upcoming steps' },
    { name: 'Table', when: 'events are compared' },
  ],
  do: ['Show the newest first.', 'Use the past tense: "Picked up".'],
  dont: ["Don't colour every event: colour means success or failure."],
  keyboard: [{ keys: 'Tab', does: 'moves between times' }],
  screenReader: ['History of KH-100483, list with 3 items', 'Out for delivery, 12 min ago, Jaipur'],
  requirements: {
    'is-an-ordered-list': 'It is a named, ordered list; each event has a machine-readable time.',
  },
};
