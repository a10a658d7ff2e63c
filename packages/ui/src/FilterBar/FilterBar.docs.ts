import type { ComponentDocs } from '../componentDocs.ts';

export const filterBarDocs: ComponentDocs = {
  name: 'FilterBar',
  group: 'data',
  purpose: 'For filtering a list by text and typed chips, with the state in the URL.',
  alternatives: [
    { name: 'SearchField', when: 'free text is enough' },
    { name: 'Tabs', when: 'the list has a few fixed views' },
    { name: 'FilterChip', when: 'a screen needs a single filter' },
  ],
  do: [
    'Declare filters once with `defineFilters`; it types their values.',
    'Read the URL with `decodeFilters` and write it with `encodeFilters`; keep no other state.',
    'Pass `problems` to the bar: it reports invalid links.',
    'Give a list whose parcels are scanned `onSearch`, not a second field.',
    'Put the most used filters first: the last ones go behind "+3 more".',
  ],
  dont: [
    "Don't put actions among the chips; use `actions` at the end.",
    "Don't use fixed dates if a preset fits: presets move with time.",
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves between chips and their remove buttons' },
    { keys: 'Enter or Space', does: 'opens a chip, or removes it' },
    { keys: 'Escape', does: 'closes the chip and returns focus' },
    { keys: 'Arrows', does: 'change a single choice' },
  ],
  screenReader: [
    'Filter orders, group',
    'Payment: Cash on delivery, button',
    'Remove filter Payment: Cash on delivery, button',
    'after Clear all: Filters cleared',
  ],
  requirements: {
    'every-kind': 'Single, multiple, range, dates and text filters each show their value on the chip.',
    'by-keyboard': 'Every filter can be set and removed by keyboard; focus returns to its chip.',
    clears: 'A filter is removed by its button, "Clear" and "Clear all".',
    'required-stays': 'A required filter can’t be removed, and "Clear all" leaves it.',
    'free-text': 'Free text filters after a delay, not on every letter.',
    'enter-searches': 'Enter hands the text to `onSearch`, and what it did not find is said below the field.',
    overflow: 'Chips without room are behind one button; active chips come first.',
    'url-is-the-state': 'Values round-trip through the URL, and unknown parameters stay.',
    'hostile-values': 'Unknown and hostile values are dropped with a message, without throwing.',
    'hostile-values-are-said': 'Dropped values are reported in the bar.',
    'financial-years': 'Indian financial years and quarters are presets.',
  },
};
