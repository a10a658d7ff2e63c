import type { ComponentDocs } from '../componentDocs.ts';

export const buttonDocs: ComponentDocs = {
  name: 'Button',
  group: 'actions',
  purpose: 'For actions on the page: create, save, send, cancel.',
  alternatives: [
    { name: 'Link', when: 'it navigates' },
    { name: 'LinkButton', when: 'it navigates and is the main next step' },
    { name: 'IconButton', when: 'there is only room for an icon' },
  ],
  do: [
    'Use a verb and its object: "Create order", not "OK".',
    'Use one accent button per screen, for its main action.',
    'Set `isPending` while waiting for the response; name and width stay.',
  ],
  dont: [
    "Don't disable it if something is missing: let it be clicked, and say what to do.",
    "Don't use the critical tone for actions that can be undone.",
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to it' },
    { keys: 'Enter or Space', does: 'activates it' },
  ],
  screenReader: ['Create order, button', 'while pending: Create order, button, busy'],
  requirements: {
    'presses-by-mouse-and-keys': 'A click, Enter and Space each activate it once.',
    'pending-ignores-presses': 'While pending it keeps focus and name and ignores clicks.',
    'disabled-ignores-presses': "A disabled button can't be activated.",
  },
};
