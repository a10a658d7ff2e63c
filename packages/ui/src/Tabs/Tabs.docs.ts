import type { ComponentDocs } from '../componentDocs.ts';

export const tabsDocs: ComponentDocs = {
  name: 'Tabs',
  group: 'navigation',
  purpose: 'Shows one view of a subject at a time, with the others one press away.',
  alternatives: [
    { name: 'SegmentedControl', when: 'a value is chosen, not a view' },
    { name: 'Accordion', when: 'several parts are read at once' },
    { name: 'Stepper', when: 'there is an order' },
  ],
  do: ['Give `href`, so that the view is in the address.', 'Show counts where they tell which view to open.'],
  dont: ['Do not use more than seven: filter instead.', 'Do not hide in a tab what must be filled in.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the selected tab, then into its panel' },
    { keys: '← → Home End', does: 'change the view' },
  ],
  screenReader: ['Views of new orders, tab list. Needs packaging 46, tab, selected, 2 of 4'],
  requirements: {
    'changes-by-mouse-and-keys': 'A press, the arrows, Home and End change the view.',
    'panel-of-its-own': 'The panel shows what belongs to the tab, and is named by it.',
  },
};
