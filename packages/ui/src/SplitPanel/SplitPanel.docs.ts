import type { ComponentDocs } from '../componentDocs.ts';

export const splitPanelDocs: ComponentDocs = {
  name: 'SplitPanel',
  group: 'layout',
  purpose: 'Shows a record beside the list it comes from, and leads from one record to the next.',
  keywords: ['master detail', 'side panel', 'inspector'],
  alternatives: [
    { name: 'Drawer', when: 'a task is done in it, and the list waits' },
    { name: 'row expansion of DataGrid', when: 'a few lines are enough' },
    { name: 'a page of its own', when: 'the record needs the whole width' },
  ],
  do: [
    'Keep the open record in the address: /order/new?open=KH-100482.',
    'Give `href` to the record’s own page, for a new tab and for sharing.',
    'Mark the row of the open record in the list.',
  ],
  dont: ['Do not load the list again when a record opens.', 'Do not put a form with many fields in it.'],
  keyboard: [
    { keys: 'Enter on a row', does: 'opens it; the focus goes to its name' },
    { keys: 'Alt + ↑ / Alt + ↓', does: 'the previous, the next record' },
    { keys: '← → Home End on the divider', does: 'make the panel wider, narrower, widest, narrowest' },
    { keys: 'Esc in the panel', does: 'closes it; the focus goes back to where it was' },
  ],
  screenReader: [
    'KH-100482, heading level 2, complementary',
    'after Next: KH-100483',
    'Panel width, splitter, 440 pixels',
  ],
  requirements: {
    'focus-goes-in-and-back': 'Opening moves the focus to the name of the record, closing back to the row.',
    'previous-and-next':
      'The buttons and Alt with the arrows go through the list, and stop at its ends without losing the focus.',
    'address-opens-it': 'A record that is open from the start is shown without taking the focus.',
    'resize-by-pointer-and-keys': 'The divider is moved by dragging, by the arrow keys and to both limits.',
    'whole-screen-on-a-phone': 'On a narrow screen it is a dialog over the whole screen, closed by Escape.',
  },
};
