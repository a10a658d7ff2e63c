import type { ComponentDocs } from '@khep/ui';

export const addressesToCheckDocs: ComponentDocs = {
  name: 'AddressesToCheck',
  group: 'shipping',
  purpose: 'For orders that no courier is booked for until someone has checked their address.',
  do: ['Say what looks wrong with each address.'],
  dont: ["Don't book them before the addresses are accepted."],
  requirements: {
    'accepts-all': 'One button accepts all addresses that are shown.',
  },
};
