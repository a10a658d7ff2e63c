import type { ComponentDocs } from '../componentDocs.ts';

export const errorScreenDocs: ComponentDocs = {
  name: 'ErrorScreen',
  group: 'feedback',
  purpose: 'Stands in for a screen that broke, and offers the two ways on.',
  alternatives: [
    { name: 'EmptyState of kind error', when: 'an answer did not come, and the screen is well' },
    { name: 'ErrorBoundary', when: 'it should appear by itself, around a part of the app' },
  ],
  do: ['Put one boundary around each screen, so that the sidebar stays.', 'Show the id of the report.'],
  dont: ['Do not show the error itself: it helps nobody who reads it here.'],
  keyboard: [{ keys: 'Tab', does: 'goes to Try Again, then to Report Problem' }],
  screenReader: ['Something went wrong, alert, heading level 1'],
  requirements: {
    'two-ways-on': 'It can be tried again and reported, by mouse and keys.',
    'boundary-shows-it':
      'What breaks inside a boundary is reported once and replaced by the screen; trying again draws it anew.',
  },
};
