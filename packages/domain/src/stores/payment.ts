import { isCodName } from '../money/index.ts';

/** How an order was paid, as a store reports it. */
export interface StorePayment {
  /** Names of the gateways, such as "Cash on Delivery (COD)". */
  gateways: readonly string[];
  /** Paise that the buyer still owes. */
  outstanding: number;
  /** Shopify's financial status: PENDING, AUTHORIZED, PAID, PARTIALLY_PAID, REFUNDED … */
  financial_status: string;
}

export type PaymentVerdict =
  | { mode: 'cod'; /** Paise. */ collect: number }
  | { mode: 'prepaid' }
  /** Not to be shipped yet. */
  | { mode: 'unpaid'; reason: string };

/**
 * Decides how an order is shipped. COD needs both the gateway and an outstanding amount: a COD order that was paid
 * online since is prepaid. Any other order with an outstanding amount waits for its payment.
 */
export function storePayment({ gateways, outstanding, financial_status }: StorePayment): PaymentVerdict {
  if (outstanding <= 0 && !/^(?:PENDING|AUTHORIZED|EXPIRED|VOIDED)$/.test(financial_status))
    return { mode: 'prepaid' };
  if (gateways.some(isCodName))
    return outstanding > 0 ? { mode: 'cod', collect: outstanding } : { mode: 'prepaid' };
  if (financial_status === 'AUTHORIZED')
    return { mode: 'unpaid', reason: 'The payment is authorized but not captured.' };
  if (financial_status === 'VOIDED' || financial_status === 'EXPIRED')
    return { mode: 'unpaid', reason: 'The payment was cancelled or has expired.' };
  return outstanding > 0
    ? { mode: 'unpaid', reason: 'The buyer has not paid yet, and it is not cash on delivery.' }
    : { mode: 'prepaid' };
}
