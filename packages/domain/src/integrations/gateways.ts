export const gatewayModes = ['test', 'live'] as const;
/** Whether a payment gateway moves money. */
export type GatewayMode = (typeof gatewayModes)[number];

/** How buyers pay at a gateway. */
export const paymentMethods = ['upi', 'card', 'net_banking', 'wallet', 'emi'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (text: unknown): text is PaymentMethod =>
  paymentMethods.some((one) => one === text);
