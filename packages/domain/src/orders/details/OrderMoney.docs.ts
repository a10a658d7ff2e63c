import type { ComponentDocs } from '@khep/ui';

export const orderMoneyDocs: ComponentDocs = {
  name: 'OrderMoney',
  group: 'shipping',
  purpose: 'For the money of an order: COD of each box, freight, and what is left.',
  do: ['Show the formula of every charge.'],
  dont: ["Don't use it before boxes are booked: there is no freight yet."],
  requirements: {
    'left-after-freight': 'The amount left is the income less freight with GST.',
  },
};
