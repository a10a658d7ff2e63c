import type { ComponentDocs } from '../componentDocs.ts';

export const shortcutHelpDocs: ComponentDocs = {
  name: 'ShortcutHelp',
  group: 'overlays',
  purpose: 'For listing the registered shortcuts of a screen.',
  alternatives: [
    { name: 'hint of a MenuItem', when: 'it is one shortcut, beside its action' },
    { name: 'CommandPalette', when: 'someone looks for an action by name' },
  ],
  do: [
    "Put one at the app's root; screens register theirs with useShortcut.",
    'Choose mnemonic letters: "g o" opens orders.',
    'Provide a button or link for every shortcut.',
  ],
  dont: [
    "Don't use keys of the browser or screen readers: Ctrl + T, Ctrl + W, Insert.",
    "Don't use a single letter for a destructive action.",
  ],
  keyboard: [
    { keys: '?', does: 'opens the list, outside of fields' },
    { keys: 'Esc', does: 'closes it' },
  ],
  screenReader: ['Keyboard shortcuts, dialog. Go to, region. Orders, G then O'],
  requirements: {
    'listed-because-registered': "A component's shortcuts are listed while it is mounted.",
    'hears-one-and-two-strokes':
      'Single keys and sequences work; of two with the same keys the innermost wins.',
    'silent-while-typing': 'In a field a plain key is text; with Ctrl or ⌘ the shortcut works.',
    'silent-in-dialogs': "A dialog disables the page's shortcuts, unless declared otherwise.",
    'opens-by-question-mark': 'The question mark opens the list, and Escape closes it.',
  },
};
