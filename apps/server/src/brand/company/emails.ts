import type { EmailText } from '../../platform/mail/mailer.ts';

/** Tells the owners of a brand that COD will be paid out to another account. */
export const bankAccountAddedEmail = ({ by, account }: { by: string; account: string }): EmailText => ({
  subject: 'A new bank account was added on Khep',
  text: `${by} sent ${account} for verification. COD is paid out to it once it is verified.\nIf you didn't expect this, change the password of ${by} and send the right account again.`,
});
