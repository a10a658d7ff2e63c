import type { ComponentDocs } from '../componentDocs.ts';

export const filterChipDocs: ComponentDocs = {
  name: 'FilterChip',
  group: 'inputs',
  purpose: 'For one filter of a list: inactive it shows its name, active its value.',
  keywords: ['pill', 'tag'],
  alternatives: [
    { name: 'ToggleChips', when: 'there are a few options to toggle' },
    { name: 'Select', when: 'it is a form field' },
  ],
  do: ['Use it as the trigger of a Popover or Menu.'],
  dont: ["Don't show more than five side by side."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chip, then its remove button' },
    { keys: 'Enter or Space', does: 'opens the choice, or removes the filter' },
  ],
  screenReader: ['Payment: COD, button', 'Remove filter Payment: COD, button'],
  requirements: {
    'opens-and-removes': 'A click opens the choice; the cross removes the filter.',
  },
};
