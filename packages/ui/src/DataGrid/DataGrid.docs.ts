import type { ComponentDocs } from '../componentDocs.ts';

export const dataGridDocs: ComponentDocs = {
  name: 'DataGrid',
  group: 'data',
  purpose: 'A long list to scan, sort, tick, write in and act on, at any length.',
  keywords: ['table', '100,000 rows', 'virtual list', 'spreadsheet', 'infinite scroll'],
  alternatives: [
    { name: 'Table', when: 'there are a few rows to read and nothing to do with them' },
    { name: 'DescriptionList', when: 'it is one thing and its properties' },
  ],
  do: [
    'Make the columns once, outside the component or in useMemo, and keep the identity of rows that did not change.',
    'Give a column `value` where it has a plain one: typing to find, copying and exporting need it.',
    'Keep the selection where the screen lives, with `createSelection`; clear it when the filter changes after "all matching".',
    'Give `listKey` the page, filter and order, so that rows that are gone leave the selection; where rows go otherwise, tell `selection.prune`.',
    'Settle `onEdit` when the rows are up to date, with the cells that were refused and the reason in words.',
    'Put `BulkBar` right below the grid, and give both the same `createRowResults`.',
    'Keep a view as a `GridView`: `encodeView` for the URL, the same object for a server.',
  ],
  dont: [
    'Do not put a control that needs the arrow keys alone in a cell of a list that is only read: open the row instead.',
    'Do not measure rows: they have one height, by `lines`, density and wrapping; what is longer opens under the row.',
    'Do not read `selection.keys()` where all that match may be selected: `selection.scope()` says which it is.',
    'Do not write files with a join of your own: `gridCsv` keeps formulas from being run.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the grid, to the cell it was last on, and out of it again' },
    { keys: 'Arrows', does: 'go from cell to cell, through headings and what is opened under rows' },
    { keys: 'Home, End', does: 'go to the first and last cell of the row' },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'go to the first and last cell of the list' },
    { keys: 'Page Up, Page Down', does: 'go a screenful' },
    { keys: 'Letters', does: 'go to the next row whose cell begins with them' },
    { keys: 'Space, Shift+Space', does: 'tick the row, or every row since the last one' },
    { keys: 'Ctrl+A', does: 'ticks all rows that are loaded' },
    { keys: 'Enter', does: 'writes in the cell, goes to its controls, or opens the row' },
    {
      keys: 'F2',
      does: 'writes in the cell or goes to its controls; Tab goes round them, Escape comes back',
    },
    { keys: 'Enter, Tab in a field', does: 'save and go down or on; Escape leaves the cell as it was' },
    { keys: 'Shift+Arrows', does: 'reach a block of cells; Escape lets it go' },
    { keys: 'Ctrl+C, Ctrl+V', does: 'copy the block for a spreadsheet, paste what a spreadsheet copied' },
    { keys: 'Shift+Enter on a heading', does: 'adds the column to the order' },
    { keys: 'Shift+Left, Shift+Right on a heading', does: 'make the column narrower or wider' },
    { keys: 'Ctrl+Shift+Left, Ctrl+Shift+Right on a heading', does: 'move the column' },
    { keys: 'Escape while dragging', does: 'gives up the heading or the block that is held' },
  ],
  screenReader: [
    'New orders, table with 1,00,001 rows and 6 columns',
    'Value, column heading, sorted descending, button',
    'after sorting: Sorted by Status, lowest first, then Value, lowest first',
    'row 3, KH-100483, Ship to, Farhan Qureshi',
    'on a refused cell: 63, invalid entry, HSN has 4 to 8 digits.',
    'after copying: 2 × 3 cells copied',
  ],
  requirements: {
    windowed:
      'At 100,000 rows no more than a screenful and its margin is drawn, and the count of all is said.',
    'reading-order': 'At rest the rows stand in the document in the order in which they are seen.',
    'one-tab-stop': 'The grid is one tab stop, and Tab leaves it from any cell.',
    'grid-keys': 'Arrows, Home, End, with Ctrl, and the Page keys reach every cell.',
    'focus-stays': 'The keyboard stays on its cell when rows are sorted, loaded or changed.',
    'into-a-cell': 'F2 or Enter goes to the controls of a cell, Tab goes round them, Escape comes back.',
    'type-to-find': 'Letters go to the next row whose cell begins with them.',
    'range-selection': 'Shift and a press ticks every row since the last one.',
    'select-all-matching': 'When a whole page is ticked, all rows that match can be selected, less some.',
    'selection-over-pages': 'The selection stays while pages change.',
    'multi-sort': 'Shift and a press on a heading adds it to the order, which is said.',
    'column-panel': 'A panel shows, hides, orders, pins and sizes columns and sets the height of rows.',
    'resize-by-pointer-and-keys': 'A column is pulled by its edge or by keys, and moved by keys.',
    'columns-by-dragging':
      'A column is moved by dragging its heading, among those on its side; a line shows where to, Escape gives up.',
    sticky: 'In a grid wider than its place the headings and the pinned columns stay in sight.',
    'cards-can-be-sorted': 'On a phone rows are cards, and there is a way to sort them, by keys too.',
    expands: 'What belongs to a row opens under it and is reached by the arrows.',
    'edits-in-place':
      'A cell is written in by Enter, F2 or a double click; what is wrong is said before it is sent.',
    'server-errors-on-the-cell': 'What a server refuses stays in its cell with the reason.',
    'range-by-mouse':
      'A press that leaves its cell takes the cells it passes, scrolls at the edges, and opens no row.',
    'copies-a-range': 'A block of cells is copied as a spreadsheet reads it.',
    'pastes-a-range':
      'What a spreadsheet copied is pasted from the corner on, each cell with its own answer.',
    'saved-views': 'A view has a name, a mark while it is changed, and comes back out of the URL.',
    'bar-covers-no-row':
      'No row is seen beside, under or below the bulk bar, and none that takes the focus is behind it.',
    'selection-without-ghosts':
      'A row that leaves its list leaves the selection; rows of other pages stay in it.',
    'result-per-row':
      'After a bulk action each row says how it went, and the failed ones can be tried again.',
    'five-empty-states': 'Loading, failed, filtered away, forbidden and empty each have their words.',
    'export-runs-nothing': 'An exported file holds nothing that a spreadsheet would run.',
    'one-row-renders': 'A click that selects draws one row again.',
  },
};
