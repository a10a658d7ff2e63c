import type { ComponentDocs } from '../componentDocs.ts';

export const passwordFieldDocs: ComponentDocs = {
  name: 'PasswordField',
  group: 'inputs',
  purpose: 'Takes a password, which its writer may read, and says of a new one how strong it is.',
  alternatives: [{ name: 'OtpField', when: 'it is a code that was sent' }],
  do: [
    'Set `autoComplete` to `new-password` where one is made: a password manager proposes one.',
    'Give `personalWords` with `hasStrength`: a guesser knows them too.',
  ],
  dont: ['Do not demand a capital, a digit and a sign: length counts for more.', 'Do not forbid pasting.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Tab, Enter', does: 'shows and hides it' },
  ],
  screenReader: ['Password, secure edit text; Show password, button', 'while a new one is written: Fair.'],
  requirements: {
    'can-be-read': 'Its writer can show and hide it, by mouse and by keys.',
    'tells-strength': 'A new one is judged as it is written, in steps and in words, with what would help.',
    'knows-own-words': 'The person’s own words count for nothing.',
  },
};
