import type { ComponentDocs } from '../componentDocs.ts';

export const avatarDocs: ComponentDocs = {
  name: 'Avatar',
  group: 'data',
  purpose: 'For a person or brand.',
  alternatives: [{ name: 'Thumbnail', when: 'it is a product' }],
  do: ['Put the name beside it, or on the button around it.'],
  dont: ["Don't use it instead of the name: it is hidden from screen readers."],
  keyboard: [{ keys: 'Enter or Space', does: 'activates AvatarButton' }],
  screenReader: ['Account of Ritika Sharma, button'],
  requirements: {
    'opens-by-its-name': 'As a button it is named by its label, not its initials.',
  },
};
