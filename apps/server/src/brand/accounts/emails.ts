import type { EmailText } from '../../platform/mail/mailer.ts';

/** Emails to users about their accounts. One-time codes expire as `oneTimeCodes.ts` says. */

/** The one-time code (OTP) of a sign-up. */
export const signUpCodeEmail = (code: string): EmailText => ({
  subject: `${code} is your Khep code`,
  text: `Your one-time code is ${code}. It expires in 10 minutes.\nIf you didn't sign up, ignore this email.`,
});

/** The one-time code (OTP) of a log-in after many wrong passwords. */
export const logInCodeEmail = (code: string): EmailText => ({
  subject: `${code} is your Khep code`,
  text: `Your one-time code to log in is ${code}. It expires in 10 minutes.\nSomeone tried many passwords for your account. If you aren't logging in now, they know your password: change it.`,
});

/** The one-time code (OTP) for a new password. */
export const newPasswordCodeEmail = (code: string): EmailText => ({
  subject: `${code} is your Khep code`,
  text: `Your one-time code for a new password is ${code}. It expires in 10 minutes.\nIf you didn't request this, ignore this email.`,
});

interface ContactChange {
  /** "email address" or "mobile number". */
  what: string;
  user: string;
  value: string;
}

/** The one-time code (OTP) of a changed email address or mobile number, as an SMS. */
export const contactCodeSms = (code: string, { what, user, value }: ContactChange): string =>
  `${code} is your Khep code to change the ${what} of ${user} to ${value}. It expires in 10 minutes.`;

/** The same as an email. */
export const contactCodeEmail = (code: string, change: ContactChange): EmailText => ({
  subject: `${code} is your Khep code`,
  text: `${contactCodeSms(code, change)}\nIf you didn't request this, ignore this email.`,
});

/** Warns the contact that was replaced. The text is also sent as an SMS. */
export const contactChangedEmail = ({
  what,
  user,
  by,
}: Omit<ContactChange, 'value'> & { by: string }): EmailText => ({
  subject: 'Your Khep account was changed',
  text: `The ${what} of ${user} on Khep was changed by ${by}. If you didn't expect this, contact the owner of your brand.`,
});

/** A sign-up used the contact of an account. */
export const signUpWithKnownContactEmail: EmailText = {
  subject: 'You already have a Khep account',
  text: 'Someone signed up with this email address or phone number, which already has an account. If it was you, log in, or choose "Forgot password".',
};

/** A contact change used the email address of an account. */
export const changeToKnownContactEmail: EmailText = {
  subject: 'You already have a Khep account',
  text: 'Someone entered this email address for another account. An address belongs to one account, so nothing was changed. If it was you, use another address.',
};

interface Invitation {
  user: string;
  /** The user who invites. */
  by: string;
  /** The brand. */
  to: string;
}

/** Invites a user to a brand. */
export const invitationEmail = ({ user, by, to }: Invitation, link: string): EmailText => ({
  subject: `${by} added you to ${to} on Khep`,
  text: `${user}, you can now work for ${to} on Khep.\nChoose your password within seven days:\n${link}\nAfter that, request a code with "Forgot password".`,
});

/** The invited address has an account of another brand. */
export const invitationOfKnownUserEmail = ({ user, by, to }: Invitation): EmailText => ({
  subject: `${by} added you to ${to} on Khep`,
  text: `${user}, this address already has a Khep account of another brand, and an address belongs to one brand.\nTo work for ${to}, ask ${by} to add you with another email address.`,
});
