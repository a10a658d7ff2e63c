import { fillMessage, trackingMessages } from '@khep/domain/tracking';
import type { BuyerRequestKind, TrackingLanguage } from '@khep/domain/tracking';
import type { EmailText } from '../../platform/mail/mailer.ts';

/**
 * Emails from and about the tracking page. What is for buyers is in their language: its sentences are in
 * `packages/domain/src/tracking/languages`, under names that begin with `mail`.
 */

/** The one-time code (OTP) of the tracking page, as an SMS. */
export const buyerCodeSms = (code: string, language: TrackingLanguage): string =>
  fillMessage(language, 'mailCode', { code });

/** The same as an email. */
export const buyerCodeEmail = (brand: string, code: string, language: TrackingLanguage): EmailText => ({
  subject: `${brand}: ${code}`,
  text: buyerCodeSms(code, language),
});

/** Asks a buyer to confirm a subscription to the updates of an order. */
export const confirmSubscriptionEmail = (
  brand: string,
  order_number: string,
  link: string,
  language: TrackingLanguage,
): EmailText => ({
  subject: `${brand}: ${trackingMessages[language].order} ${order_number}`,
  text: `${trackingMessages[language].mailConfirm}\n${link}`,
});

/** Tells a subscribed buyer that an order moved on. `stop` is the address that ends the subscription. */
export function trackingUpdateEmail(
  brand: string,
  headline: string,
  { page, stop }: { page: string; stop: string },
  language: TrackingLanguage,
): EmailText {
  const [first = ''] = headline.split('\n');
  return {
    subject: `${brand}: ${first}`,
    text: `${headline}\n\n${page}\n\n${trackingMessages[language].mailStop}\n${stop}`,
  };
}

/** Tells the support of a brand what a buyer asks for. */
export const buyerRequestEmail = (order_number: string, kind: BuyerRequestKind, text: string): EmailText => {
  const asked = { day: 'another delivery day', address: 'a corrected address', return: 'a return' }[kind];
  return { subject: `Order ${order_number}: the buyer asks for ${asked}`, text };
};
