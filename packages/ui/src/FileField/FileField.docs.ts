import type { ComponentDocs } from '../componentDocs.ts';

export const fileFieldDocs: ComponentDocs = {
  name: 'FileField',
  group: 'inputs',
  purpose: 'Takes one file with the rest of a form.',
  alternatives: [
    { name: 'FileUploader', when: 'it is sent at once and has rows that can fail' },
    { name: 'ImageUploader', when: 'it is a picture of a set shape' },
  ],
  do: ['Say in `description` what is taken and how large it may be.'],
  dont: ['Do not read the file before the person asks for it.'],
  keyboard: [
    { keys: 'Enter or Space', does: 'opens the device’s own choice' },
    { keys: 'Ctrl + V on the drop area', does: 'takes a file that was copied' },
  ],
  screenReader: ['Logo, group; Choose a file, button'],
  requirements: {
    'chosen-from-the-device': 'A chosen file is given on.',
  },
};
