import type { ResponseOf, calls } from '@khep/api';
import { getSession } from '../../session.ts';

/** An order at the gateway, to be paid. */
export type PaymentOrder = ResponseOf<typeof calls.wallet.recharge>['data'];

export interface PaymentProof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** `pending`: paid, or not, as the bank decides later. */
export type CheckoutResponse =
  | { kind: 'paid'; proof: PaymentProof }
  | { kind: 'failed'; reason: string }
  | { kind: 'pending' }
  | { kind: 'closed' };

interface RazorpayCheckout {
  open(): void;
  on(event: 'payment.failed', handler: (response: { error: { description: string } }) => void): void;
}
type RazorpayConstructor = new (options: Record<string, unknown>) => RazorpayCheckout;

const scriptUrl = 'https://checkout.razorpay.com/v1/checkout.js';

const loaded = () => (window as { Razorpay?: RazorpayConstructor }).Razorpay;

/** Loads Razorpay's script with the first payment: no other page needs it. */
async function loadCheckout(): Promise<RazorpayConstructor | undefined> {
  const known = loaded();
  if (known) return known;
  await new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    document.head.append(script);
  });
  return loaded();
}

/** Opens Razorpay Checkout for an order, and returns what it reports. */
export async function openCheckout(order: PaymentOrder): Promise<CheckoutResponse> {
  const Razorpay = await loadCheckout();
  if (!Razorpay)
    return { kind: 'failed', reason: "Razorpay couldn't be loaded. Check the connection, then try again." };
  const { email, name, store_name } = getSession();
  return new Promise((resolve) => {
    let failure = '';
    const checkout = new Razorpay({
      key: order.key_id,
      order_id: order.order_id,
      amount: order.amount,
      currency: order.currency,
      name: 'Khep',
      description: `Wallet of ${store_name}`,
      prefill: { name, email },
      handler: (proof: PaymentProof) => resolve({ kind: 'paid', proof }),
      modal: {
        ondismiss: () => resolve(failure === '' ? { kind: 'closed' } : { kind: 'failed', reason: failure }),
      },
    });
    // Checkout stays open after a failure, so that the buyer can try another method.
    checkout.on('payment.failed', ({ error }) => (failure = error.description));
    checkout.open();
  });
}
