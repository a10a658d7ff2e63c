import { data, endpoint } from '../endpoint.ts';
import { BuyerErasure, BuyerErasureResult } from '../entities/preference.ts';

/** Buyers' data, beyond the specification. The period is the preference `privacy_preference`. */
export const privacy = {
  /** Erases a buyer's name, contacts and addresses; invoices keep their recipient as long as the law asks. */
  eraseBuyer: endpoint({
    id: 'privacy.eraseBuyer',
    method: 'POST',
    path: '/privacy/erasures',
    module: 'settings',
    body: BuyerErasure,
    response: data(BuyerErasureResult),
    successMessage: ['Buyer erased', 'No order has this contact'],
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
};
