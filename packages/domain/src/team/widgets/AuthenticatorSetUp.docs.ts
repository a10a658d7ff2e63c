import type { ComponentDocs } from '@khep/ui';

export const authenticatorSetUpDocs: ComponentDocs = {
  name: 'AuthenticatorSetUp',
  group: 'shipping',
  purpose:
    'For connecting an authenticator app: its QR code, the key as text, and the first code of the app.',
  do: ['Confirm when the sixth digit is entered; the button is for those who come back to it.'],
  dont: ["Don't show the secret again once the code was confirmed."],
  requirements: {
    'key-as-text': 'The key can be copied, for an app on the same device.',
  },
};
