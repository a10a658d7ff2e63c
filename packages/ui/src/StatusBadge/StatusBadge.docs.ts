import type { ComponentDocs } from '../componentDocs.ts';

export const statusBadgeDocs: ComponentDocs = {
  name: 'StatusBadge',
  group: 'data',
  purpose: 'Says where a thing stands.',
  keywords: ['pill', 'label', 'tag', 'status'],
  alternatives: [
    { name: 'Badge', when: 'it is a count' },
    { name: 'Callout', when: 'it must be explained' },
  ],
  do: [
    'Write the past tense or the need: "Delivered", "Confirm packaging".',
    'Choose the tone by what the person must do.',
  ],
  dont: ['Do not use red unless money or a parcel is being lost, or someone must act now.'],
  screenReader: ['Ready to allocate'],
  requirements: {
    'words-carry-it': 'The words say the state; colour and dot repeat it.',
  },
};
