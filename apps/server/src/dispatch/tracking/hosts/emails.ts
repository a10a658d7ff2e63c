import type { EmailText } from '../../../platform/mail/mailer.ts';

/** Tells a brand that its own host no longer leads to Khep. `origin` is where links to buyers lead now. */
export const lostTrackingHostEmail = (host: string, origin: string): EmailText => ({
  subject: `Links to buyers no longer use ${host}`,
  text: `Two checks, an hour apart, didn't find the DNS records of ${host} as they must be. Links to buyers are now at ${origin}. Restore the records at your DNS provider: Settings, Label, invoice, tracking, Tracking page lists them.`,
});
