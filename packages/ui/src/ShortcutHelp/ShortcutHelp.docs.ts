import type { ComponentDocs } from '../componentDocs.ts';

export const shortcutHelpDocs: ComponentDocs = {
  name: 'ShortcutHelp',
  group: 'overlays',
  purpose: 'Lists the shortcuts that work on this screen, from the same place that makes them work.',
  alternatives: [
    { name: 'hint of a MenuItem', when: 'one shortcut, beside its action' },
    { name: 'CommandPalette', when: 'one looks for an action by its name' },
  ],
  do: [
    'Put one at the root of the app; screens call useShortcut, and come and go by themselves.',
    'Choose letters of the word: "g o" goes to orders.',
    'Give every shortcut a button or a link that does the same.',
  ],
  dont: [
    'Do not take keys of the browser or of a screen reader: Ctrl + T, Ctrl + W, Insert.',
    'Do not let one letter lose something: use two strokes, or none.',
  ],
  keyboard: [
    { keys: '?', does: 'opens the list, outside of fields' },
    { keys: 'Esc', does: 'closes it' },
  ],
  screenReader: ['Keyboard shortcuts, dialog. Go to, region. Orders, G then O'],
  requirements: {
    'listed-because-registered':
      'What a component registers is listed while it is there, and not afterwards.',
    'hears-one-and-two-strokes':
      'One stroke and one after the other are heard; of two with the same keys the inner one, the screen’s, wins.',
    'silent-while-typing': 'In a field a plain key is text; with Ctrl or ⌘ the shortcut is heard.',
    'silent-in-dialogs': 'A dialog covers the page’s shortcuts, unless they say otherwise.',
    'opens-by-question-mark': 'The question mark opens the list, and Escape closes it.',
  },
};
