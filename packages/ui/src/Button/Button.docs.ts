import type { ComponentDocs } from '../componentDocs.ts';

export const buttonDocs: ComponentDocs = {
  name: 'Button',
  group: 'actions',
  purpose: 'Starts an action on the page: creates, saves, sends, cancels.',
  alternatives: [
    { name: 'Link', when: 'it goes somewhere' },
    { name: 'LinkButton', when: 'it goes somewhere and is the one thing to do next' },
    { name: 'IconButton', when: 'there is room for a picture only' },
  ],
  do: [
    'Name it with a verb and its object: "Create order", not "OK".',
    'Keep one accent button on a screen: the action that the screen is for.',
    'Show `isPending` while the answer is awaited; the name and the width stay.',
  ],
  dont: [
    'Do not disable it to say that something is missing: let it be pressed, and say what to do.',
    'Do not use the critical tone for what can be undone.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to it' },
    { keys: 'Enter or Space', does: 'presses it' },
  ],
  screenReader: ['Create order, button', 'while pending: Create order, button, busy'],
  requirements: {
    'presses-by-mouse-and-keys': 'A click, Enter and Space each press it once.',
    'pending-ignores-presses': 'While pending it keeps the focus and its name and ignores presses.',
    'disabled-ignores-presses': 'Disabled, it cannot be pressed.',
  },
};
