import type { ComponentDocs } from '../componentDocs.ts';

export const filterChipDocs: ComponentDocs = {
  name: 'FilterChip',
  group: 'inputs',
  purpose: 'One filter of a list: off it offers itself, on it says its value.',
  keywords: ['pill', 'tag'],
  alternatives: [
    { name: 'ToggleChips', when: 'there are a few choices to switch' },
    { name: 'Select', when: 'it is a field of a form' },
  ],
  do: ['Give it to Popover or Menu as its trigger.'],
  dont: ['Do not put more than five beside one another: fold the rest away.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chip, then to its cross' },
    { keys: 'Enter or Space', does: 'opens the choice, or takes the filter away' },
  ],
  screenReader: ['Payment: COD, button', 'Remove filter Payment: COD, button'],
  requirements: {
    'opens-and-removes': 'Pressing it opens the choice; the cross takes the filter away.',
  },
};
