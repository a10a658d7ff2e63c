import type { ComponentDocs } from '@khep/ui';

const group = 'shipping';

export const buyerStepDocs: ComponentDocs = {
  name: 'BuyerStep',
  group,
  purpose: 'The first step of writing an order: who buys, and where parcel and bill go.',
  do: ['Give it the directory of PIN codes as `lookUpPincode`; it may be slow or absent.'],
  dont: ['Do not fetch in it: value in, change out.'],
  requirements: {
    'pincode-fills-place': 'Six digits fill in city and state, and both stay open to correction.',
    'second-address': 'Unticking the box opens a billing address with fields of its own.',
  },
};

export const productsStepDocs: ComponentDocs = {
  name: 'ProductsStep',
  group,
  purpose: 'The second step: what is bought, how it is paid, and the facts of the order.',
  do: ['Give every product on the shelf; the search is inside.'],
  dont: ['Do not hide a product without stock: the line says so, and the order may still be taken.'],
  keyboard: [{ keys: 'Type, then Enter', does: 'adds the product; again, one more piece of it' }],
  requirements: {
    'same-product-adds-one': 'A product chosen twice is one line of two pieces.',
    'cod-charge-with-cod-only': 'A COD charge is asked for only where cash is collected.',
    'says-where-stock-runs-out': 'A line of more than there is on the shelf says so and what to do.',
    'says-which-rate-is-none':
      'A line with a GST rate that is none any more says so until another is chosen.',
  },
};

export const packagingStepDocs: ComponentDocs = {
  name: 'PackagingStep',
  group,
  purpose: 'The third step: the boxes that are suggested, and where each item lies in them.',
  do: ['Keep the last suggestion on the screen while another is looked for.'],
  dont: ['Do not hold up the order for an item that fits no box.'],
  requirements: {
    'asks-again': 'Another aim and the button each ask for boxes.',
    'names-what-does-not-fit': 'What fits nowhere is named with the reason.',
  },
};

export const orderSummaryDocs: ComponentDocs = {
  name: 'OrderSummary',
  group,
  purpose: 'What the order comes to and where it goes, beside every step.',
  do: ['Let it stand beside all three steps.'],
  dont: ['Do not compute a total anywhere else.'],
  requirements: {
    'adds-up': 'Its sums are those of the rule that the server charges by.',
    'says-the-boxes': 'Where the boxes are known, it names them and what a courier charges by.',
  },
};
