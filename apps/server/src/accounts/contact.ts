/** An email address as accounts are found by it. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** An Indian mobile number as ten digits, whatever way it was written; undefined where it is none. */
export function normalizePhone(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^(?:0|91)(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** What a person typed to say who they are: an email address or a phone number. */
export type Contact = { email: string } | { phone: string };

/** The contact that a text is, or undefined. */
export function parseContact(text: string): Contact | undefined {
  if (/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(text.trim())) return { email: normalizeEmail(text) };
  const phone = normalizePhone(text);
  return phone === undefined ? undefined : { phone };
}

/** An address partly hidden, for the screen that asks for the code: `r•••@mittiandloom.in`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}

/** The contact as one text, for limits. */
export function contactKey(contact: Contact): string {
  return 'email' in contact ? contact.email : contact.phone;
}
