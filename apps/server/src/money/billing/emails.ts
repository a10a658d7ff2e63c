import { formatRupees } from '@khep/domain/money';
import type { EmailText } from '../../platform/mail/mailer.ts';

/** Amounts in paise. */
export const lowBalanceEmail = (brand_name: string, available: number, limit: number): EmailText => ({
  subject: `Wallet balance of ${brand_name} is low`,
  text: `${formatRupees(available)} is available, which is below ${formatRupees(limit)}. Shipments that Khep bills can't be booked once it is used. Top up in Billing, Wallet.`,
});
