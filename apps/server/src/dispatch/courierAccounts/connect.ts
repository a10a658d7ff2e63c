import type { CourierPartner } from '@khep/domain/couriers';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { serverOrigin } from '../../brand/trackingSite/trackingLink.ts';
import { webhookPath } from './webhookPath.ts';
import { listAccounts, saveAccount } from '../../partners/couriers/accounts.ts';
import type { CourierAccount } from '../../partners/couriers/accounts.ts';
import type { Credentials } from '../../partners/couriers/credentialSpec.ts';
import {
  credentialSpecs,
  maskedSecret,
  mergedCredentials,
  missingCredentials,
} from '../../partners/couriers/credentials.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import { checkNames } from './warehouses/checkNames.ts';

interface CredentialField {
  name: string;
  label: string;
  value: string;
  is_secret: boolean;
  is_set: boolean;
}

async function accountOf(
  db: Db,
  services: Services,
  brand_id: string,
  partner: CourierPartner,
): Promise<CourierAccount | undefined> {
  const accounts = await listAccounts(db, services.couriers.vault, brand_id);
  return accounts.find((account) => account.partner === partner);
}

/** The credential fields for a form, with masked secrets and the webhook URL. */
export async function credentialFields(
  db: Db,
  services: Services,
  brand_id: string,
  partner: CourierPartner,
): Promise<CredentialField[]> {
  const account = await accountOf(db, services, brand_id, partner);
  const fields = credentialSpecs(partner).map(({ name, label, is_secret }): CredentialField => {
    const value = account?.credentials[name] ?? '';
    return {
      name,
      label,
      value: is_secret ? maskedSecret(value) : value,
      is_secret,
      is_set: value !== '',
    };
  });
  if (!account) return fields;
  const value = `${serverOrigin(services)}${webhookPath(account.account_id)}`;
  return [...fields, { name: 'webhook_url', label: 'Webhook URL', value, is_secret: false, is_set: true }];
}

/**
 * Verifies credentials with the courier and saves them encrypted, then checks the names of warehouses. Rejected credentials
 * aren't saved.
 */
export async function connectCourier(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  partner: CourierPartner,
  typed: Credentials,
): Promise<void> {
  const kept = (await accountOf(db, services, brand_id, partner))?.credentials ?? {};
  const credentials = mergedCredentials(partner, kept, typed);
  assertComplete(partner, credentials);
  await tryOut(services, brand_id, partner, credentials);
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    await saveAccount(tx, services.couriers.vault, { brand_id, partner, credentials, now });
    // Which account, never what is in it.
    await appendEvent(tx, { brand_id, kind: 'courier.credentials_saved', actor, data: { partner }, at: now });
  });
  services.couriers.invalidate(brand_id);
  // Another account may have other names. Those it doesn't answer for stay unchecked.
  await checkNames(db, services, brand_id, partner);
}

/** Logs in with the typed credentials, or the saved ones where a field is empty. Saves nothing. */
export async function testCredentials(
  db: Db,
  services: Services,
  brand_id: string,
  partner: CourierPartner,
  typed: Credentials,
): Promise<{ ok: boolean; reason: string }> {
  const kept = (await accountOf(db, services, brand_id, partner))?.credentials ?? {};
  const credentials = mergedCredentials(partner, kept, typed);
  assertComplete(partner, credentials);
  try {
    return await services.couriers.trial(brand_id, partner, credentials).verify();
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return { ok: false, reason: error.message };
  }
}

function assertComplete(partner: CourierPartner, credentials: Credentials): void {
  const missing = missingCredentials(partner, credentials);
  if (missing.length === 0) return;
  const label = (name: string) => credentialSpecs(partner).find((spec) => spec.name === name)?.label ?? name;
  throw validationError(
    Object.fromEntries(missing.map((name) => [`credentials.${name}`, `Enter: ${label(name)}.`])),
  );
}

async function tryOut(
  services: Services,
  brand_id: string,
  partner: CourierPartner,
  credentials: Credentials,
): Promise<void> {
  let answer: { ok: boolean; reason: string };
  try {
    answer = await services.couriers.trial(brand_id, partner, credentials).verify();
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    throw new ApiError({
      status: 503,
      code: 'courier_down',
      detail: `${error.message} ${definitionOf(partner).name} couldn't verify the credentials, so they weren't saved.`,
    });
  }
  if (answer.ok) return;
  const first = credentialSpecs(partner).find(({ is_secret }) => is_secret);
  throw validationError({ [`credentials.${first?.name ?? ''}`]: answer.reason }, answer.reason);
}
