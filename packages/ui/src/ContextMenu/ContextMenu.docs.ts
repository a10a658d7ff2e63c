import type { ComponentDocs } from '../componentDocs.ts';

export const contextMenuDocs: ComponentDocs = {
  name: 'ContextMenu',
  group: 'actions',
  purpose: 'Offers the actions for a thing where the pointer is, to those who work fast.',
  keywords: ['right click'],
  alternatives: [{ name: 'Menu', when: 'always: what is offered here must be behind a button too' }],
  do: [
    'Offer the same actions as the row’s own Menu, in the same order.',
    'Put what loses something last, apart.',
  ],
  dont: [
    'Do not make it the only way to an action: a phone has no right button.',
    'Do not put it over text that people copy.',
  ],
  keyboard: [
    { keys: 'Menu key or Shift + F10', does: 'opens it under what has the focus' },
    { keys: '↑ ↓, letters', does: 'move' },
    { keys: 'Enter', does: 'does it' },
    { keys: 'Esc', does: 'closes it; the focus goes back' },
  ],
  screenReader: ['Actions for KH-100482, menu. Copy AWB, menu item'],
  requirements: {
    'opens-at-the-pointer':
      'The right button opens it where the pointer is, and the page’s own menu stays away.',
    'opens-by-the-menu-key': 'The menu key opens it under what has the focus, with the first item marked.',
    'focus-goes-back': 'Chosen or left, the focus goes back to where it was.',
    'shift-gives-the-browsers': 'Shift and the right button give the browser’s own menu.',
  },
};
