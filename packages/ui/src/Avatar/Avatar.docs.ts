import type { ComponentDocs } from '../componentDocs.ts';

export const avatarDocs: ComponentDocs = {
  name: 'Avatar',
  group: 'data',
  purpose: 'Shows a person or a brand at a glance.',
  alternatives: [{ name: 'Thumbnail', when: 'it is a product' }],
  do: ['Put the name beside it, or on the button around it.'],
  dont: ['Do not let it stand for the name: it is hidden from those who hear the page.'],
  keyboard: [{ keys: 'Enter or Space', does: 'presses AvatarButton' }],
  screenReader: ['Account of Ritika Sharma, button'],
  requirements: {
    'opens-by-its-name': 'As a button it is called by its label, not by its initials.',
  },
};
