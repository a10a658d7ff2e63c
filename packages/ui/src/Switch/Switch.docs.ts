import type { ComponentDocs } from '../componentDocs.ts';

export const switchDocs: ComponentDocs = {
  name: 'Switch',
  group: 'choices',
  purpose: 'Turns something on or off, which takes effect at once.',
  keywords: ['toggle', 'on off'],
  alternatives: [
    { name: 'Checkbox', when: 'it is kept with a form' },
    { name: 'ToggleButton', when: 'it stands in a toolbar' },
  ],
  do: ['Say what is so while it is on: "Returns come back here".'],
  dont: ['Do not put a Save button behind it.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Space', does: 'turns it on and off' },
  ],
  screenReader: ['Returns come back here, switch, on'],
  requirements: {
    'turned-by-words-and-space': 'Its words and Space turn it on and off.',
  },
};
