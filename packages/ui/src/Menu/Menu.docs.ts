import type { ComponentDocs } from '../componentDocs.ts';

export const menuDocs: ComponentDocs = {
  name: 'Menu',
  group: 'actions',
  purpose: 'Keeps several actions or places behind one button.',
  keywords: ['dropdown', 'actions'],
  alternatives: [
    { name: 'Button', when: 'there are two: show both' },
    { name: 'Select', when: 'a value is chosen, not something done' },
  ],
  do: [
    'Name it by what it acts on: "More actions for KH-100482".',
    'Put what loses something last, in a group of its own.',
  ],
  dont: [
    'Do not hide the main action of the screen in it.',
    'Do not disable an item without saying why elsewhere.',
  ],
  keyboard: [
    { keys: 'Enter, Space or ↓ on the button', does: 'opens it at the first item' },
    { keys: '↑ ↓ Home End, letters', does: 'move' },
    { keys: 'Enter', does: 'does it, or goes there' },
    { keys: 'Esc', does: 'closes it; the button keeps the focus' },
  ],
  screenReader: ['More, button, has a popup menu. Edit order, menu item, 1 of 4'],
  requirements: {
    'chosen-by-mouse-and-keys': 'An item is chosen by a click, and by its letters and Enter.',
    'disabled-is-passed-over': 'A disabled item can be neither reached by the arrows nor chosen.',
    'escape-closes': 'Escape closes it, and the button has the focus.',
  },
};
