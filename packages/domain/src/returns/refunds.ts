/** How a buyer gets the money back. */
export const refundMethods = ['upi', 'bank', 'card', 'store_credit', 'cash'] as const;
export type RefundMethod = (typeof refundMethods)[number];

export const refundMethodLabels: Record<RefundMethod, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Back to the card',
  store_credit: 'Store credit',
  cash: 'Cash',
};
