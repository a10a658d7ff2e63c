import type { ComponentDocs } from '@khep/ui';

export const buyerCallsDocs: ComponentDocs = {
  name: 'BuyerCalls',
  group: 'shipping',
  purpose: 'For calling the buyer of a failed delivery, and the calls that were made.',
  do: ['Ring the own phone first, and say so: the buyer is called once it is picked up.'],
  dont: ["Don't show the number in full to a user who doesn't see it in the order."],
  requirements: {
    'masked-number': 'A user who sees no full number calls without it.',
    'state-announced': 'The state of the running call is announced.',
    'error-beside-button': 'A call that did not start says why beside the button.',
  },
};
