import type { ComponentDocs } from '@khep/ui';

export const addressFieldsDocs: ComponentDocs = {
  name: 'AddressFields',
  group: 'shipping',
  purpose: 'The fields of an Indian address, PIN code first: of a buyer, a warehouse, a return address.',
  do: [
    'Put it in a Grid, after the contact fields.',
    'Give it the PIN code directory as `lookUpPincode`; it may be slow or absent.',
  ],
  dont: ["Don't reject an address for its PIN code: the directory may be older than the PIN code."],
  requirements: {
    'fills-city-and-state': 'Six digits fill in city and state, and both stay open to correction.',
    'warns-of-unknown': 'A PIN code that is not in the directory shows a warning and keeps what is typed.',
    'warns-of-other-state': "A state that doesn't match the PIN code shows a warning.",
    'ignores-late-answers': 'An answer for a PIN code that was changed since is ignored.',
  },
};
