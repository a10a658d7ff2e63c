import type { ComponentDocs } from '../componentDocs.ts';

export const toggleChipsDocs: ComponentDocs = {
  name: 'ToggleChips',
  group: 'choices',
  purpose: 'For choosing any of two to eight short options: weekdays, modes, statuses with counts.',
  keywords: ['pill', 'filter chips'],
  alternatives: [
    { name: 'MultiSelect', when: 'there are more than eight, or long names' },
    { name: 'SegmentedControl', when: 'exactly one must be selected' },
    { name: 'Checkbox', when: 'each needs an explanation' },
  ],
  do: ['Use one or two words each; put counts in `count`.'],
  dont: ["Don't use it for actions: use a Button."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the first chip, then past the group' },
    { keys: '← →', does: 'move between chips' },
    { keys: 'Enter or Space', does: 'toggles a chip' },
  ],
  screenReader: ['Pickup days, group; Mon, toggle button, pressed'],
  requirements: {
    'presses-any-number':
      "Any number can be selected by mouse and keyboard; the value follows the items' order.",
    'single-lets-go': 'With `isSingle` a chip replaces another, and a second click deselects it.',
    'error-is-heard': 'An error shows below and is announced.',
  },
};
