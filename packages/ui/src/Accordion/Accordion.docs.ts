import type { ComponentDocs } from '../componentDocs.ts';

export const accordionDocs: ComponentDocs = {
  name: 'Accordion',
  group: 'layout',
  purpose: 'Folds away the parts of a page that most people do not need most of the time.',
  keywords: ['collapse', 'disclosure', 'expander'],
  alternatives: [
    { name: 'Tabs', when: 'one part is looked at instead of another' },
    { name: 'Card', when: 'everyone needs it: leave it open' },
  ],
  do: ['Say in `summary` what is inside, so that nobody opens it to find it empty.'],
  dont: ['Do not fold away a field that must be filled in.', 'Do not nest accordions.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the titles, and to what is in the open parts' },
    { keys: 'Enter or Space', does: 'opens or folds the part' },
  ],
  screenReader: ['Advanced, button, collapsed, heading level 3'],
  requirements: {
    'opens-by-mouse-and-keys': 'A part opens and folds by a click, Enter and Space, and says which it is.',
    'single-folds-the-others': 'With `isSingle` one part is open at a time.',
    'found-by-the-browser': 'Words in a folded part are found by the browser’s own search, which opens it.',
    'disabled-stays-folded': 'A disabled part does not open.',
  },
};
