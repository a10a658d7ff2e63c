import type { ComponentDocs } from '@khep/ui';

export const sessionTableDocs: ComponentDocs = {
  name: 'SessionTable',
  group: 'shipping',
  purpose: 'For the devices where a user is logged in, with a button to log each of them out.',
  do: ['Show an empty state in its place if no device is logged in.'],
  dont: ["Don't let the current device log itself out here; use Log out of the account menu."],
  requirements: {
    'own-device-stays': 'The current device is marked and has no button.',
  },
};
