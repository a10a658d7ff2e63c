import type { ComponentDocs } from '@khep/ui';

const group = 'shipping';

export const buyerStepDocs: ComponentDocs = {
  name: 'BuyerStep',
  group,
  purpose: 'Step 1 of the order form: the buyer, the shipping and the billing address.',
  do: ['Pass the pincode directory as `lookUpPincode`; it may be slow or unavailable.'],
  dont: ["Don't fetch data inside it: it is controlled."],
  requirements: {
    'second-address': 'Clearing the checkbox shows separate billing address fields.',
    'asks-who-receives':
      'The form asks who receives the goods where the law leaves a choice, and only there.',
  },
};

export const productsStepDocs: ComponentDocs = {
  name: 'ProductsStep',
  group,
  purpose: 'Step 2 of the order form: products, payment and order details.',
  do: ['Pass all active SKUs; search is built in.'],
  dont: ["Don't hide out-of-stock products: the line shows a warning and the order can still be saved."],
  keyboard: [{ keys: 'Type, then Enter', does: 'adds the product, or increases its quantity' }],
  requirements: {
    'scanned-code-adds': 'The exact SKU code and Enter add the product.',
    'same-product-adds-one': 'A product added twice becomes one line of two units.',
    'cod-charge-with-cod-only': 'The COD charge is shown for COD orders only.',
    'says-where-stock-runs-out': 'A quantity above stock shows a warning and what to do.',
    'says-which-rate-is-none': 'An obsolete GST rate shows an error until it is changed.',
  },
};

export const packagingStepDocs: ComponentDocs = {
  name: 'PackagingStep',
  group,
  purpose: 'Step 3 of the order form: the suggested boxes and item positions.',
  do: ['Keep the last suggestion visible while loading a new one.'],
  dont: ["Don't block the order if an item fits no box."],
  requirements: {
    'asks-again': 'Changing the objective or pressing the button requests a new suggestion.',
    'names-what-does-not-fit': 'Items that fit no box are listed with the reason.',
  },
};

export const orderSummaryDocs: ComponentDocs = {
  name: 'OrderSummary',
  group,
  purpose: 'The totals and shipping address of an order, beside every step.',
  do: ['Show it beside all three steps.'],
  dont: ["Don't compute totals anywhere else."],
  requirements: {
    'adds-up': "Its totals follow the server's rules.",
    'says-the-boxes': 'Known boxes are listed with the charged weight.',
  },
};
