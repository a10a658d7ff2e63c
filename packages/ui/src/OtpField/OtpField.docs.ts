import type { ComponentDocs } from '../componentDocs.ts';

export const otpFieldDocs: ComponentDocs = {
  name: 'OtpField',
  group: 'inputs',
  purpose: 'For a six-digit one-time code.',
  keywords: ['pin', 'one-time code'],
  alternatives: [{ name: 'PasswordField', when: 'the user chose it' }],
  do: ['Submit when the code is complete: `onComplete`.'],
  dont: ["Don't use six inputs: they break pasting and screen readers."],
  keyboard: [
    { keys: 'digits', does: 'fill the cells' },
    { keys: 'Backspace', does: 'removes the last digit' },
    { keys: 'Ctrl + V', does: 'fills all six' },
  ],
  screenReader: ['One-time code, edit text'],
  requirements: {
    'sixth-completes': 'The sixth digit completes it once; letters are ignored.',
    'paste-fills-all': 'A pasted code fills all cells, and phones can suggest it.',
  },
};
