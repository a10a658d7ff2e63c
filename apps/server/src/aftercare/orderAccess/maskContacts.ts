import { maskContact } from '@khep/domain/notifications';
import type { OrderAccess } from './orderAccess.ts';

/** Returns a contact of an order as the user sees it everywhere: in full if they see it in the order, else masked. */
export const shownContact = (access: OrderAccess, contact: string): string =>
  access === 'full' ? contact : maskContact(contact);

/** Masks contacts wherever a text has them: they are also typed into landmarks, notes, tags and remarks. */
export function createMasker(contacts: readonly string[]): (text: string) => string {
  const patterns = [...new Set(contacts)]
    .filter((contact) => /[@\d]/.test(contact))
    .map((contact) => ({ pattern: anySpelling(contact), masked: maskContact(contact) }));
  return (text) => patterns.reduce((rest, { pattern, masked }) => rest.replaceAll(pattern, masked), text);
}

/** Matches an email address in any case, and a phone number with spaces, dots or hyphens: "98290 10021". */
const anySpelling = (contact: string): RegExp =>
  contact.includes('@')
    ? new RegExp(contact.replaceAll(/[^\p{L}\d]/gu, String.raw`\$&`), 'gi')
    : new RegExp(
        contact
          .replaceAll(/\D/g, '')
          .split('')
          .join(String.raw`[\s.\-]*`),
        'g',
      );
