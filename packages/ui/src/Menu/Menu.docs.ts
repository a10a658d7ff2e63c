import type { ComponentDocs } from '../componentDocs.ts';

export const menuDocs: ComponentDocs = {
  name: 'Menu',
  group: 'actions',
  purpose: 'For several actions or links behind one button.',
  keywords: ['dropdown', 'actions'],
  alternatives: [
    { name: 'Button', when: 'there are two: show both' },
    { name: 'Select', when: 'a value is selected' },
  ],
  do: [
    'Name it by its object: "More actions for KH-100482".',
    'Put destructive actions last, in their own group.',
  ],
  dont: [
    "Don't hide the main action of the screen in it.",
    "Don't disable an item without a reason shown elsewhere.",
  ],
  keyboard: [
    { keys: 'Enter, Space or ↓ on the button', does: 'opens it at the first item' },
    { keys: '↑ ↓ Home End, letters', does: 'move' },
    { keys: 'Enter', does: 'activates the item' },
    { keys: 'Esc', does: 'closes it; focus returns to the button' },
  ],
  screenReader: ['More, button, has a popup menu. Edit order, menu item, 1 of 4'],
  requirements: {
    'chosen-by-mouse-and-keys': 'An item is activated by click, and by letters and Enter.',
    'disabled-is-passed-over': "A disabled item can't be focused or activated.",
    'escape-closes': 'Escape closes it and returns focus to the button.',
  },
};
