import type { ComponentDocs } from '../componentDocs.ts';

export const sortableListDocs: ComponentDocs = {
  name: 'SortableList',
  group: 'data',
  purpose: 'Lets people put a short list in an order that matters: rules, couriers, columns.',
  keywords: ['drag and drop', 'reorder'],
  alternatives: [
    { name: 'DataGrid', when: 'the order comes from the values: sort by a column' },
    { name: 'NumberField', when: 'there are more than about thirty: ask for the position instead' },
  ],
  do: [
    'Say in the label what the order decides: "Rules, the first that fits decides".',
    'Save when an item is put down, and put the old order back with a reason when saving fails.',
  ],
  dont: [
    'Do not take the two buttons away: they serve whoever cannot drag and does not know the keys.',
    'Do not put two lists beside one another and drag between them.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the handle, the row’s own controls, then the two buttons' },
    { keys: 'Space or Enter on the handle', does: 'lifts the row; again, puts it down' },
    { keys: '↑ ↓ Home End while lifted', does: 'moves it' },
    { keys: 'Esc while lifted', does: 'puts it back where it was' },
    { keys: 'Tab while lifted', does: 'puts it down and goes on' },
  ],
  screenReader: [
    'Move COD under ₹500, button. Press Space to pick up, arrow keys to move',
    'COD under ₹500 picked up at 1 of 4',
    'COD under ₹500 at 2 of 4',
    'COD under ₹500 dropped at 2 of 4',
  ],
  requirements: {
    'drag-by-pointer': 'A row dragged by its handle takes the place it is let go at, in one call.',
    'move-by-keys': 'Space lifts, arrows move, Space puts down; each is announced.',
    'escape-puts-back': 'Escape puts the row back and calls nothing.',
    'step-by-buttons': 'The buttons move a row one place and keep the focus, also at the ends.',
    'disabled-shows-order': 'Disabled, it shows the order and offers no way to change it.',
  },
};
