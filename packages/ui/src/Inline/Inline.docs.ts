import type { ComponentDocs } from '../componentDocs.ts';

export const inlineDocs: ComponentDocs = {
  name: 'Inline',
  group: 'layout',
  purpose: 'For elements side by side, wrapping as needed.',
  alternatives: [{ name: 'Stack', when: 'they are stacked' }],
  do: ['Let it wrap.'],
  dont: ["Don't prevent wrapping of text that may be long in Hindi."],
  requirements: {
    wraps: 'Elements without room wrap.',
  },
};
