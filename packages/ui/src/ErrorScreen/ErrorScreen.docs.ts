import type { ComponentDocs } from '../componentDocs.ts';

export const errorScreenDocs: ComponentDocs = {
  name: 'ErrorScreen',
  group: 'feedback',
  purpose: 'For replacing a screen that crashed, with retry and report.',
  alternatives: [
    { name: 'EmptyState of kind error', when: 'a request failed, but the screen works' },
    { name: 'ErrorBoundary', when: 'it should appear automatically around a part of the app' },
  ],
  do: ['Use one boundary per screen, so that the sidebar stays.', 'Show the report ID.'],
  dont: ["Don't show the technical error: it doesn't help the user."],
  keyboard: [{ keys: 'Tab', does: 'moves to Try Again, then Report Problem' }],
  screenReader: ['Something went wrong, alert, heading level 1'],
  requirements: {
    'two-ways-on': 'It can be retried and reported by mouse and keyboard.',
    'says-what-is-true': 'It says that someone was notified only if a report was sent.',
    'boundary-shows-it':
      'An error within a boundary is reported once and replaced by the screen; a retry renders it again.',
  },
};
