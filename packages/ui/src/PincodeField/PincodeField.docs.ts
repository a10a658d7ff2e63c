import type { ComponentDocs } from '../componentDocs.ts';

export const pincodeFieldDocs: ComponentDocs = {
  name: 'PincodeField',
  group: 'inputs',
  purpose: 'For an Indian PIN code, with its place.',
  alternatives: [{ name: 'TextField', when: 'the address is foreign' }],
  do: ['Set `status` to the result of the lookup; it replaces the description.'],
  dont: ["Don't ask for city and state first: the PIN code determines them."],
  keyboard: [{ keys: 'Tab', does: 'moves to it and on' }],
  screenReader: ['PIN code, edit text, 560034, Bengaluru, Karnataka'],
  requirements: {
    'six-digits-and-their-place': 'It accepts six digits, and the place is announced.',
  },
};
