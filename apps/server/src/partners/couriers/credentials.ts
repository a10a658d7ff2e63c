import type { CourierPartner } from '@khep/domain/couriers';
import type { CredentialSpec, Credentials } from './credentialSpec.ts';
import { courierDefinitions, definitionOf } from './definitions.ts';

/** The credentials that a courier issues to a brand. */
export function credentialSpecs(
  partner: CourierPartner,
  definitions = courierDefinitions,
): readonly CredentialSpec[] {
  return definitionOf(partner, definitions).credentials;
}

const shownEnd = 4;
const bullets = '••••••••';

/** Masks a secret: its last four characters if it is long. */
export function maskedSecret(value: string): string {
  if (value === '') return '';
  return value.length >= 12 ? bullets + value.slice(-shownEnd) : bullets;
}

/** Names of required fields that are missing. */
export function missingCredentials(
  partner: CourierPartner,
  credentials: Credentials,
  definitions = courierDefinitions,
): string[] {
  return credentialSpecs(partner, definitions)
    .filter(({ name, is_needed }) => is_needed && (credentials[name] ?? '') === '')
    .map(({ name }) => name);
}

/** Merges input with saved credentials: an empty or masked field keeps the saved value. */
export function mergedCredentials(
  partner: CourierPartner,
  kept: Credentials,
  typed: Credentials,
  definitions = courierDefinitions,
): Credentials {
  const result: Credentials = {};
  for (const { name, is_secret } of credentialSpecs(partner, definitions)) {
    const old = kept[name] ?? '';
    const value = typed[name]?.trim() ?? '';
    const isUntouched = value === '' || (is_secret && old !== '' && value === maskedSecret(old));
    const next = isUntouched ? old : value;
    if (next !== '') result[name] = next;
  }
  return result;
}
