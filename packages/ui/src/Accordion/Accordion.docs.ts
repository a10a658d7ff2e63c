import type { ComponentDocs } from '../componentDocs.ts';

export const accordionDocs: ComponentDocs = {
  name: 'Accordion',
  group: 'layout',
  purpose: 'For content that most people rarely need.',
  keywords: ['collapse', 'disclosure', 'expander'],
  alternatives: [
    { name: 'Tabs', when: 'one part replaces another' },
    { name: 'Card', when: 'everyone needs it: show it' },
  ],
  do: ['Say in `summary` what is inside.'],
  dont: ["Don't collapse required fields.", "Don't nest accordions."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the titles and the content of open parts' },
    { keys: 'Enter or Space', does: 'expands or collapses the part' },
  ],
  screenReader: ['Advanced, button, collapsed, heading level 3'],
  requirements: {
    'opens-by-mouse-and-keys':
      'A part expands and collapses by click, Enter and Space, with its state announced.',
    'single-folds-the-others': 'With `isSingle` only one part is open.',
    'found-by-the-browser': 'Browser search finds text in a collapsed part and expands it.',
    'disabled-stays-folded': "A disabled part doesn't open.",
  },
};
