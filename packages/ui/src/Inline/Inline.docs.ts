import type { ComponentDocs } from '../componentDocs.ts';

export const inlineDocs: ComponentDocs = {
  name: 'Inline',
  group: 'layout',
  purpose: 'Sets things beside one another; they wrap where there is no room.',
  alternatives: [{ name: 'Stack', when: 'they stand under one another' }],
  do: ['Let it wrap.'],
  dont: ['Do not keep on one line what may be long in Hindi.'],
  requirements: {
    wraps: 'What has no room goes to the next line.',
  },
};
