import type { ComponentDocs } from '../componentDocs.ts';

export const passwordFieldDocs: ComponentDocs = {
  name: 'PasswordField',
  group: 'inputs',
  purpose: 'For a password that can be revealed, with a strength rating for new ones.',
  alternatives: [{ name: 'OtpField', when: 'it is a one-time code' }],
  do: [
    'Set `autoComplete` to `new-password` for new passwords: password managers suggest one.',
    'Set `personalWords` with `hasStrength`: they are easy to guess.',
  ],
  dont: ["Don't require character classes: length matters more.", "Don't prevent pasting."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Tab, Enter', does: 'shows and hides it' },
  ],
  screenReader: ['Password, secure edit text; Show password, button', 'while typing a new one: Fair.'],
  requirements: {
    'can-be-read': 'It can be shown and hidden by mouse and keyboard.',
    'tells-strength': 'A new password is rated while typing, with advice.',
    'knows-own-words': "Personal words don't add strength.",
  },
};
