import type { PaymentMode } from './paymentModes.ts';

const plainWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Whether a name of a payment means cash on delivery, in the spellings that stores, their apps and marketplaces use. */
export function isCodName(name: string): boolean {
  return /\bcod\b|\bc o d\b|\b(?:cash|pay|payment) on delivery\b|\bcashondelivery\b|\bpay upon delivery\b/.test(
    plainWords(name),
  );
}

/**
 * Words of payments that are made before the parcel is shipped: how stores name their gateways and methods. Codes of
 * WooCommerce gateways as an Indian shop's order export shows them are among them, and PPD of couriers' files.
 */
const prepaidWords = new Set(
  (
    'prepaid ppd paid online upi card cards netbanking wallet wallets emi razorpay payu payumoney cashfree paytm phonepe ' +
    'ccavenue gokwik easebuzz billdesk juspay instamojo simpl snapmint lazypay zestmoney mobikwik freecharge stripe ' +
    'paypal payglocal amazonpay gpay googlepay bhim bacs cheque magic checkout giftcard'
  ).split(' '),
);
const prepaidPhrases =
  /\b(?:pre paid|net banking|credit card|debit card|gift card|store credit|bank transfer|amazon pay|google pay|shopify payments|pay online|online payment)\b/;

/**
 * Reads the name of a payment, such as "Cash on Delivery (COD)" or "Razorpay Secure (UPI, Cards)". Undefined for a name
 * that is neither: who collects the money is asked, not guessed.
 */
export function readPaymentName(name: string): PaymentMode | undefined {
  if (isCodName(name)) return 'cod';
  const words = plainWords(name);
  return prepaidPhrases.test(words) || words.split(' ').some((word) => prepaidWords.has(word))
    ? 'prepaid'
    : undefined;
}
