/** GST on services, in percent. The rates of products are in `rates.ts`. */

/** On freight and every other charge of a courier. */
export const freightGstRate = 18;
/** On Khep's own plans. */
export const planGstRate = 18;
/** On the pickup fee that is kept of a refund: a service, like the delivery. */
export const returnFeeGstRate = 18;
