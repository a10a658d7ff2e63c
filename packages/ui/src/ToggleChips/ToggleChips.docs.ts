import type { ComponentDocs } from '../componentDocs.ts';

export const toggleChipsDocs: ComponentDocs = {
  name: 'ToggleChips',
  group: 'choices',
  purpose:
    'Chooses any of two to eight short words that all want to be seen: weekdays, modes, statuses with their counts.',
  keywords: ['pill', 'filter chips'],
  alternatives: [
    { name: 'MultiSelect', when: 'there are more than eight, or their names are long' },
    { name: 'SegmentedControl', when: 'one must always be chosen' },
    { name: 'Checkbox', when: 'each needs a line of explanation' },
  ],
  do: ['Keep a word or two in each; put the number of things in `count`.'],
  dont: ['Do not use it to start anything: a chip is chosen, a Button acts.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the first chip, and on past them all' },
    { keys: '← →', does: 'go from chip to chip' },
    { keys: 'Enter or Space', does: 'presses a chip in, and out again' },
  ],
  screenReader: ['Pickup days, group; Mon, toggle button, pressed'],
  requirements: {
    'presses-any-number':
      'Any number can be pressed, by mouse and by keys, and the answer is in the items’ order.',
    'single-lets-go': 'With `isSingle` one takes the place of another, and a second press lets go of it.',
    'error-is-heard': 'What is wrong is under it and heard with it.',
  },
};
