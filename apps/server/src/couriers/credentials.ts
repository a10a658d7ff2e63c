import type { CourierPartner } from '@khep/domain/tracking';

interface CredentialSpec {
  name: string;
  label: string;
  is_secret: boolean;
  /** A brand is connected only when it has given this. */
  is_needed: boolean;
}

const open = (name: string, label: string, is_needed = true): CredentialSpec => ({
  name,
  label,
  is_secret: false,
  is_needed,
});
const secret = (name: string, label: string, is_needed = true): CredentialSpec => ({
  name,
  label,
  is_secret: true,
  is_needed,
});

/** What each courier gives a brand to log in with, and what the brand tells the courier to sign its pushes with. */
export const credentialSpecs: Record<CourierPartner, readonly CredentialSpec[]> = {
  delhivery: [secret('token', 'API token'), secret('webhook_secret', 'Token of the scan push', false)],
  xpressbees: [
    open('username', 'User name'),
    secret('password', 'Password'),
    secret('secretkey', 'Secret key'),
    secret('xbkey', 'XB key (for AWB numbers)'),
    secret('webhook_secret', 'Signing key of the scan push', false),
  ],
  bluedart: [
    open('client_id', 'Client id'),
    secret('client_secret', 'Client secret'),
    open('login_id', 'Login id'),
    secret('licence_key', 'Licence key'),
    secret('tracking_licence_key', 'Tracking licence key'),
    open('customer_code', 'Customer code'),
    open('origin_area', 'Origin area, such as JAI'),
    open('webhook_user', 'User name of the scan push', false),
    secret('webhook_secret', 'Password of the scan push', false),
  ],
};

export type Credentials = Record<string, string>;

const shownEnd = 4;
const bullets = '••••••••';

/** A secret as it is shown: its last four characters, where it is long enough for them to give nothing away. */
export function maskedSecret(value: string): string {
  if (value === '') return '';
  return value.length >= 12 ? bullets + value.slice(-shownEnd) : bullets;
}

/** The names of what is still needed. */
export function missingCredentials(partner: CourierPartner, credentials: Credentials): string[] {
  return credentialSpecs[partner]
    .filter(({ name, is_needed }) => is_needed && (credentials[name] ?? '') === '')
    .map(({ name }) => name);
}

/** What was typed over what is kept: an empty field, and one that came back as it was shown, leave the old value. */
export function mergedCredentials(
  partner: CourierPartner,
  kept: Credentials,
  typed: Credentials,
): Credentials {
  const result: Credentials = {};
  for (const { name, is_secret } of credentialSpecs[partner]) {
    const old = kept[name] ?? '';
    const value = typed[name]?.trim() ?? '';
    const isUntouched = value === '' || (is_secret && old !== '' && value === maskedSecret(old));
    const next = isUntouched ? old : value;
    if (next !== '') result[name] = next;
  }
  return result;
}
