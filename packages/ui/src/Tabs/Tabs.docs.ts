import type { ComponentDocs } from '../componentDocs.ts';

export const tabsDocs: ComponentDocs = {
  name: 'Tabs',
  group: 'navigation',
  purpose: 'For one view of a subject at a time.',
  alternatives: [
    { name: 'SegmentedControl', when: 'a value is selected' },
    { name: 'Accordion', when: 'several parts are read at once' },
    { name: 'Stepper', when: 'there is an order' },
  ],
  do: ['Set `href`, so that the view is in the address.', 'Show counts that help choose a view.'],
  dont: ["Don't use more than seven; filter instead.", "Don't hide required fields in a tab."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected tab, then its panel' },
    { keys: '← → Home End', does: 'change the view' },
  ],
  screenReader: ['Views of new orders, tab list. Needs packaging 46, tab, selected, 2 of 4'],
  requirements: {
    'changes-by-mouse-and-keys': 'A click, arrows, Home and End change the view.',
    'panel-of-its-own': 'The panel belongs to the tab and is named by it.',
  },
};
