import type { ComponentDocs } from '../componentDocs.ts';

export const statusBadgeDocs: ComponentDocs = {
  name: 'StatusBadge',
  group: 'data',
  purpose: 'For a state in words.',
  keywords: ['pill', 'label', 'tag', 'status'],
  alternatives: [
    { name: 'Badge', when: 'it is a count' },
    { name: 'Callout', when: 'it needs an explanation' },
  ],
  do: ['Use the past tense or the task: "Delivered", "Confirm packaging".', 'Choose the tone by urgency.'],
  dont: ["Don't use red unless money or a parcel is at risk, or someone must act now."],
  screenReader: ['Ready to allocate'],
  requirements: {
    'words-carry-it': 'The text says the state; colour and dot repeat it.',
  },
};
