import type { ComponentDocs } from '../componentDocs.ts';

export const sortableListDocs: ComponentDocs = {
  name: 'SortableList',
  group: 'data',
  purpose: 'For a short list whose order matters: rules, couriers, columns.',
  keywords: ['drag and drop', 'reorder'],
  alternatives: [
    { name: 'DataGrid', when: 'the order follows the values: sort by a column' },
    { name: 'NumberField', when: 'there are more than about thirty: ask for the position' },
  ],
  do: [
    'Say in the label what the order means: "Rules in order of priority".',
    'Save on drop, and restore the old order with a reason if saving fails.',
  ],
  dont: [
    "Don't remove the two buttons: not everyone can drag or knows the keys.",
    "Don't drag between two lists.",
  ],
  keyboard: [
    { keys: 'Tab', does: "moves to the handle, the row's controls, then the two buttons" },
    { keys: 'Space or Enter on the handle', does: 'picks up the row; again, drops it' },
    { keys: '↑ ↓ Home End while lifted', does: 'moves it' },
    { keys: 'Esc while lifted', does: 'cancels' },
    { keys: 'Tab while lifted', does: 'drops it and moves on' },
  ],
  screenReader: [
    'Move COD under ₹500, button. Press Space to pick up, arrow keys to move',
    'COD under ₹500 picked up at 1 of 4',
    'COD under ₹500 at 2 of 4',
    'COD under ₹500 dropped at 2 of 4',
  ],
  requirements: {
    'drag-by-pointer': 'A row dragged by its handle is dropped in one call.',
    'move-by-keys': 'Space picks up, arrows move, Space drops; each is announced.',
    'escape-puts-back': 'Escape cancels without a call.',
    'step-by-buttons': 'The buttons move a row by one and keep focus, also at the ends.',
    'disabled-shows-order': 'Disabled, it shows the order without controls.',
  },
};
