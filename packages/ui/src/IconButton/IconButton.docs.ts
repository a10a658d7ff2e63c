import type { ComponentDocs } from '../componentDocs.ts';

export const iconButtonDocs: ComponentDocs = {
  name: 'IconButton',
  group: 'actions',
  purpose: 'For an action with room for an icon only.',
  alternatives: [{ name: 'Button', when: 'there is room for text' }],
  do: ['Name the action: "Close", "Add box".'],
  dont: ["Don't use an icon that needs its tooltip to be understood."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and shows its tooltip' },
    { keys: 'Enter or Space', does: 'activates it' },
  ],
  screenReader: ['Add box, button'],
  requirements: {
    'named-and-shown': 'Its label is its name, and its tooltip on hover and focus.',
  },
};
