export const paymentModes = ['prepaid', 'cod'] as const;
/** How an order is paid: in advance, or in cash on delivery. */
export type PaymentMode = (typeof paymentModes)[number];

export const isPaymentMode = (text: unknown): text is PaymentMode => paymentModes.some((one) => one === text);
