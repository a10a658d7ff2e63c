import type { ComponentDocs } from '../componentDocs.ts';

export const phoneFieldDocs: ComponentDocs = {
  name: 'PhoneField',
  group: 'inputs',
  purpose: 'For an Indian mobile number.',
  alternatives: [{ name: 'TextField', when: 'it is a landline or foreign number' }],
  do: ['Accept pasted numbers: the field cleans them.'],
  dont: ["Don't ask for +91: it is shown."],
  keyboard: [{ keys: 'Tab', does: 'moves to it and on' }],
  screenReader: ['Mobile, edit text, +91, 9845012345'],
  requirements: {
    'ten-digits-are-left': 'Any pasted number is reduced to its ten digits, and no more are accepted.',
  },
};
