import { earningSteps } from '../steps.ts';
import type { EarningAmounts } from '../steps.ts';

const none = Object.fromEntries(earningSteps.map(({ id }) => [id, 0])) as Omit<EarningAmounts, 'sale'>;

/** In rupees: a month of a brand. Contribution 3,01,190.40. */
export const month: EarningAmounts = {
  ...none,
  sale: 1_053_301.5,
  discount: 19_948.7,
  rto: 114_307.2,
  refund: 24_775.5,
  gst: 63_057.8,
  cost: 385_841.5,
  freight_out: 104_716.5,
  freight_back: 11_305.8,
  cod_fee: 8732.9,
  payment_fee: 8624.3,
  packaging: 5465,
  written_off: 2669.1,
  overbilled: 888.1,
  claims: 2221.3,
};

/** In rupees: an order that came back. Contribution −458.32. */
export const rto: EarningAmounts = {
  ...none,
  sale: 2385,
  rto: 2385,
  freight_out: 186.41,
  freight_back: 243.53,
  cod_fee: 14.38,
  packaging: 14,
};
