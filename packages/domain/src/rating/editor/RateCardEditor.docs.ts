import type { ComponentDocs } from '@khep/ui';

export const rateCardEditorDocs: ComponentDocs = {
  name: 'RateCardEditor',
  group: 'shipping',
  purpose:
    "For entering and changing a courier's rate card: dates, weights, prices as a spreadsheet and charges.",
  keywords: ['contract', 'spreadsheet', 'zones', 'slabs', 'freight'],
  alternatives: [{ name: 'ChargeBreakdown', when: 'it is the price of one parcel' }],
  do: [
    'Keep the draft with `useCardDraft`, so that every change can be undone.',
    'Pass the version in force as `base`, so that changed cells show what they were.',
    'Show `ParcelSample` beside it and `RateCardChanges` below.',
  ],
  dont: [
    "Don't save while `cellProblems` finds any.",
    "Don't edit a version that has priced a parcel: start a new one.",
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the sheet and out of it' },
    { keys: 'Arrows, Home, End, Page keys', does: 'move between cells; with Ctrl to the edge' },
    { keys: 'Shift+Arrows, Ctrl+A', does: 'select a range, or all cells' },
    { keys: 'Enter, F2, a character', does: 'edit the cell; Enter and Tab save and move, Escape cancels' },
    { keys: 'Ctrl+C, Ctrl+X, Ctrl+V', does: 'copy, cut and paste for a spreadsheet' },
    { keys: 'Ctrl+D', does: 'fills the range down from its first row' },
    { keys: 'Ctrl+Z, Ctrl+Y', does: 'undo and redo' },
    { keys: 'Delete', does: 'clears the range' },
  ],
  screenReader: [
    'Forward rates, table with 6 rows and 6 columns',
    '45.00, row 5, First 500 g',
    'after pasting: 10 cells pasted.',
  ],
  requirements: {
    'pastes-a-sheet': 'Tabs, ₹ and commas are read; a zone column decides the rows and a heading is dropped.',
    'names-what-is-skipped':
      'Zones and cells of the pasted block that the sheet has no place for are named below it.',
    'fills-three-sheets': 'A block three times as tall as the sheet fills forward, RTO and DTO.',
    'undo-everything': 'Every change, also of zones and slabs, can be undone and redone.',
    'warns-without-rto':
      'Zones with a forward rate and without a price for RTO are named, before and after saving.',
    'errors-in-the-cell': 'A wrong or missing price is marked in its cell with what to enter.',
    windowed: 'With 5,400 cells only visible ones and a margin are rendered.',
  },
};
