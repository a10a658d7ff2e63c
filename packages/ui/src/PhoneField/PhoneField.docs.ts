import type { ComponentDocs } from '../componentDocs.ts';

export const phoneFieldDocs: ComponentDocs = {
  name: 'PhoneField',
  group: 'inputs',
  purpose: 'Takes an Indian mobile number.',
  alternatives: [{ name: 'TextField', when: 'it is a landline or from abroad' }],
  do: ['Take it as it was copied: the field cleans it.'],
  dont: ['Do not ask for +91: it stands there.'],
  keyboard: [{ keys: 'Tab', does: 'goes to it, and on' }],
  screenReader: ['Mobile, edit text, +91, 9845012345'],
  requirements: {
    'ten-digits-are-left': 'Of whatever is pasted the ten digits are left, and no more go in.',
  },
};
