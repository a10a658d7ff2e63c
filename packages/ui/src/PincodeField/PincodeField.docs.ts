import type { ComponentDocs } from '../componentDocs.ts';

export const pincodeFieldDocs: ComponentDocs = {
  name: 'PincodeField',
  group: 'inputs',
  purpose: 'Takes an Indian postal code and says what place it is.',
  alternatives: [{ name: 'TextField', when: 'the address is abroad' }],
  do: ['Give `status` what the six digits turned out to be; it stands where the help was.'],
  dont: ['Do not ask for city and state first: the pincode knows them.'],
  keyboard: [{ keys: 'Tab', does: 'goes to it, and on' }],
  screenReader: ['Pincode, edit text, 560034, Bengaluru, Karnataka'],
  requirements: {
    'six-digits-and-their-place': 'Six digits and no more go in, and what they mean is heard with it.',
  },
};
