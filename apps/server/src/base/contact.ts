/** Normalizes an email address for lookups. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Normalizes an Indian mobile number to ten digits; undefined if it isn't one. */
export function normalizePhone(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^(?:0|91)(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** The login that a user entered: an email address or a phone number. */
export type Contact = { email: string } | { phone: string };

/** Parses a contact; undefined if it is neither. */
export function parseContact(text: string): Contact | undefined {
  if (/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(text.trim())) return { email: normalizeEmail(text) };
  const phone = normalizePhone(text);
  return phone === undefined ? undefined : { phone };
}

/** Masks an email address: `r•••@mittiandloom.in`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}

/** The contact as a key for rate limits. */
export function contactKey(contact: Contact): string {
  return 'email' in contact ? contact.email : contact.phone;
}
