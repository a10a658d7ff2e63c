import type { ComponentDocs } from '../componentDocs.ts';

export const splitPanelDocs: ComponentDocs = {
  name: 'SplitPanel',
  group: 'layout',
  purpose: 'For a record beside its list, with navigation between records.',
  keywords: ['master detail', 'side panel', 'inspector'],
  alternatives: [
    { name: 'Drawer', when: 'it is a task that interrupts the list' },
    { name: 'row expansion of DataGrid', when: 'a few lines are enough' },
    { name: 'a separate page', when: 'the record needs the whole width' },
  ],
  do: [
    'Keep the open record in the address: /order/new?open=KH-100482.',
    "Set `href` to the record's page, for new tabs and sharing.",
    "Mark the open record's row in the list.",
  ],
  dont: ["Don't reload the list when a record opens.", "Don't put a long form in it."],
  keyboard: [
    { keys: 'Enter on a row', does: 'opens it; focus moves to its name' },
    { keys: 'Alt + ↑ / Alt + ↓', does: 'previous and next record' },
    { keys: '← → Home End on the divider', does: 'make the panel wider, narrower, widest, narrowest' },
    { keys: 'Esc in the panel', does: 'closes it; focus returns' },
  ],
  screenReader: [
    'KH-100482, heading level 2, complementary',
    'after Next: KH-100483',
    'Panel width, splitter, 440 pixels',
  ],
  requirements: {
    'focus-goes-in-and-back': "Opening moves focus to the record's name, closing returns it to the row.",
    'previous-and-next':
      'The buttons and Alt with arrows move through the list and stop at its ends, keeping focus.',
    'address-opens-it': "A record open from the start doesn't take focus.",
    'resize-by-pointer-and-keys': 'The divider moves by dragging, arrow keys and to both limits.',
    'in-sight-beside-a-long-list':
      'Beside a list that is longer than the screen, the panel and its actions stay on the screen.',
    'whole-screen-on-a-phone': 'On a narrow screen it is a full-screen dialog, closed by Escape.',
  },
};
