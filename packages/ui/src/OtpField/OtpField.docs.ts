import type { ComponentDocs } from '../componentDocs.ts';

export const otpFieldDocs: ComponentDocs = {
  name: 'OtpField',
  group: 'inputs',
  purpose: 'Takes a one-time code of six digits.',
  keywords: ['pin', 'one-time code'],
  alternatives: [{ name: 'PasswordField', when: 'the person made it up' }],
  do: ['Send the form when the code is complete: `onComplete`.'],
  dont: ['Do not use six inputs: pasting and screen readers meet one.'],
  keyboard: [
    { keys: 'digits', does: 'fill the cells' },
    { keys: 'Backspace', does: 'takes the last away' },
    { keys: 'Ctrl + V', does: 'fills all six' },
  ],
  screenReader: ['One-time code, edit text'],
  requirements: {
    'sixth-completes': 'The sixth digit completes it, once; letters do not count.',
    'paste-fills-all': 'A pasted code fills all cells, and a phone may offer it.',
  },
};
