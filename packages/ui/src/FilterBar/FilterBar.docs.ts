import type { ComponentDocs } from '../componentDocs.ts';

export const filterBarDocs: ComponentDocs = {
  name: 'FilterBar',
  group: 'data',
  purpose: 'Narrows a list by free text and by typed chips; the URL is the state.',
  alternatives: [
    { name: 'SearchField', when: 'free text is all there is' },
    { name: 'Tabs', when: 'the list has a few fixed parts, one at a time' },
    { name: 'FilterChip', when: 'a screen draws one filter of its own' },
  ],
  do: [
    'Declare the filters once with `defineFilters`: their values are typed by them.',
    'Read the URL with `decodeFilters` and write it with `encodeFilters`; keep no second copy of the state.',
    'Give its `problems` to the bar: a link that was cut short says so.',
    'Put the filters that are used daily first: the last ones go behind "+3 more".',
  ],
  dont: [
    'Do not put an action among the chips: actions of the list go to `actions`, at the end.',
    'Do not filter by dates of your own where a preset says it: a preset moves on with the days.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from chip to chip, and to the cross of a chip that is on' },
    { keys: 'Enter or Space', does: 'opens a chip, or presses its cross' },
    { keys: 'Escape', does: 'closes the chip and gives the focus back to it' },
    { keys: 'Arrows', does: 'change the choice of "one of"' },
  ],
  screenReader: [
    'Filter orders, group',
    'Payment: Cash on delivery, button',
    'Remove filter Payment: Cash on delivery, button',
    'after Clear all: Filters cleared',
  ],
  requirements: {
    'every-kind':
      'One of, any of, range, dates and text each filter from their chip and say their value on it.',
    'by-keyboard': 'Every filter can be set and taken away without a pointer; focus returns to its chip.',
    clears: 'A filter is taken away by its cross, by "Clear" and by "Clear all".',
    'required-stays': 'A filter that the list needs has no cross, and "Clear all" leaves it.',
    'free-text': 'Free text filters after a rest, not at every letter.',
    overflow: 'Chips without room are behind one button; chips that are on are shown first.',
    'url-is-the-state': 'What is written into the URL is read back the same, and foreign names stay.',
    'hostile-values': 'Unknown and hostile values are dropped with a message and never thrown.',
    'hostile-values-are-said': 'What was dropped is said in the bar, in words.',
    'financial-years': 'Indian financial years and their quarters are named ranges.',
  },
};
