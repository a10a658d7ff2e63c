import type { EmailText } from '../../platform/mail/mailer.ts';

/** The email to a courier's support desk with the file of disputed weights. `sender` may be empty. */
export function weightDisputesEmail(
  { courier, brand, sender }: { courier: string; brand: string; sender: string },
  count: number,
): EmailText {
  return {
    subject: `${count} ${count === 1 ? 'dispute' : 'disputes'} of weight charges (${brand})`,
    text: [
      `To the support desk of ${courier}`,
      '',
      `${brand} disputes the weight charges of ${count === 1 ? '1 shipment' : `${count} shipments`}. The attached file has the declared and the billed parcel of each, our evidence and links to the photos.`,
      ...(sender === '' ? [] : ['', `Answer to ${sender}.`]),
    ].join('\n'),
  };
}
