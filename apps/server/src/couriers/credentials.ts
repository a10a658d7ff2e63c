import type { CourierPartner } from '@khep/domain/tracking';

interface CredentialSpec {
  name: string;
  label: string;
  is_secret: boolean;
  /** Required to connect the courier. */
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

/** Credentials that each courier issues to a brand, and the secrets for its webhooks. */
export const credentialSpecs: Record<CourierPartner, readonly CredentialSpec[]> = {
  delhivery: [secret('token', 'API token'), secret('webhook_secret', 'Webhook token', false)],
  xpressbees: [
    open('username', 'User name'),
    secret('password', 'Password'),
    secret('secretkey', 'Secret key'),
    secret('xbkey', 'XB key (for AWB numbers)'),
    secret('webhook_secret', 'Webhook signing key', false),
  ],
  bluedart: [
    open('client_id', 'Client id'),
    secret('client_secret', 'Client secret'),
    open('login_id', 'Login id'),
    secret('licence_key', 'Licence key'),
    secret('tracking_licence_key', 'Tracking licence key'),
    open('customer_code', 'Customer code'),
    open('origin_area', 'Origin area, such as JAI'),
    open('webhook_user', 'Webhook user name', false),
    secret('webhook_secret', 'Webhook password', false),
  ],
};

export type Credentials = Record<string, string>;

const shownEnd = 4;
const bullets = '••••••••';

/** Masks a secret: its last four characters if it is long. */
export function maskedSecret(value: string): string {
  if (value === '') return '';
  return value.length >= 12 ? bullets + value.slice(-shownEnd) : bullets;
}

/** Names of required fields that are missing. */
export function missingCredentials(partner: CourierPartner, credentials: Credentials): string[] {
  return credentialSpecs[partner]
    .filter(({ name, is_needed }) => is_needed && (credentials[name] ?? '') === '')
    .map(({ name }) => name);
}

/** Merges input with saved credentials: an empty or masked field keeps the saved value. */
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
