import type { TelephonyAccount, TelephonyDraft } from '@khep/api';
import { VersionConflict, notFound, validationError } from '../../base/errors.ts';
import { ApiError } from '../../base/errors.ts';
import { maskedSecret } from '../../partners/couriers/credentials.ts';
import { TelephonyRefused, TelephonyUnavailable } from '../../partners/telephony/port.ts';
import type { Telephony, TelephonyAccess } from '../../partners/telephony/port.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { telephonySecretOwner } from './secretOwner.ts';
import type { TelephonyAccountRecord } from './tables.ts';

/** The only provider so far. */
const provider = { id: 'exotel', name: 'Exotel' } as const;
export const telephonyProviderName = provider.name;

const noAccount = {
  region: 'mumbai',
  account_sid: '',
  api_key: '',
  caller_id: '',
  is_recorded: true,
  daily_cap: 200,
  version: 0,
} as const;

/** Finds the account that a brand calls with; undefined if none is connected. */
export const findTelephonyAccount = (
  db: Db | Tx,
  brand_id: string,
): Promise<TelephonyAccountRecord | undefined> =>
  db
    .selectFrom('telephony_accounts')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('provider', '=', provider.id)
    .where('is_active', '=', true)
    .executeTakeFirst();

const openToken = ({ couriers }: Services, { brand_id, api_token }: TelephonyAccountRecord): string =>
  couriers.vault.open(api_token, telephonySecretOwner(brand_id, provider.id));

/** Opens the provider with an account. */
export const openTelephony = (services: Services, account: TelephonyAccountRecord): Telephony =>
  services.telephony.open({ ...account, api_token: openToken(services, account) });

/** Lists the providers with the account of the brand; its token is masked. */
export async function listTelephonyAccounts(
  db: Db,
  services: Services,
  brand_id: string,
): Promise<TelephonyAccount[]> {
  const row = await findTelephonyAccount(db, brand_id);
  const { region, account_sid, api_key, caller_id, is_recorded, daily_cap, version } = row ?? noAccount;
  return [
    {
      ...provider,
      is_connected: row !== undefined,
      is_simulated: services.telephony.isSimulated,
      region,
      account_sid,
      api_key,
      api_token: row ? maskedSecret(openToken(services, row)) : '',
      caller_id,
      is_recorded,
      daily_cap,
      version,
      updated_at: row?.updated_at.toISOString() ?? null,
    },
  ];
}

async function assertAccess(telephony: Telephony): Promise<void> {
  try {
    await telephony.check();
  } catch (error) {
    if (error instanceof TelephonyRefused)
      throw validationError(
        error.status === 404
          ? { account_sid: `${provider.name} doesn't know this account SID in this region.` }
          : { api_token: `${provider.name} rejected the API key and token.` },
      );
    if (error instanceof TelephonyUnavailable)
      throw new ApiError({
        status: 503,
        code: 'telephony_down',
        detail: `${error.message} Nothing was saved. Try again.`,
      });
    throw error;
  }
}

/** Saves the account of a brand after the provider has accepted its credentials. @throws ApiError 404, 412, 422, 503 */
export async function saveTelephonyAccount(
  db: Db,
  services: Services,
  { brand_id, actor, ifMatch }: ChangeContext,
  id: string,
  draft: TelephonyDraft,
): Promise<TelephonyAccount> {
  requireProvider(id);
  const before = await findTelephonyAccount(db, brand_id);
  // A token belongs to its key.
  const kept = before && before.api_key === draft.api_key ? openToken(services, before) : '';
  const access: TelephonyAccess = { ...draft, api_token: draft.api_token || kept };
  if (access.api_token === '') throw validationError({ api_token: 'Enter the API token of this key.' });
  const current = async () => (await listTelephonyAccounts(db, services, brand_id))[0]!;
  if (ifMatch !== undefined && before && ifMatch !== before.version)
    throw new VersionConflict({
      current: { data: { account: await current() } },
      changedBy: before.updated_by,
      changedAt: before.updated_at,
    });
  await assertAccess(services.telephony.open(access));
  const now = services.clock.now();
  const { region, account_sid, api_key, caller_id, is_recorded, daily_cap } = draft;
  const values = {
    region,
    account_sid,
    api_key,
    caller_id,
    is_recorded,
    daily_cap,
    api_token: services.couriers.vault.seal(access.api_token, telephonySecretOwner(brand_id, provider.id)),
    is_active: true,
    updated_by: actor.name ?? '',
    updated_at: now,
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('telephony_accounts')
      .values({ brand_id, provider: provider.id, ...values, created_at: now })
      .onConflict((existing) =>
        existing
          .columns(['brand_id', 'provider'])
          .doUpdateSet((eb) => ({ ...values, version: eb('telephony_accounts.version', '+', 1) })),
      )
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'telephony.saved',
      actor,
      data: { provider: provider.name, account_sid, caller_id, is_recorded },
      at: now,
    });
  });
  return current();
}

/** Disconnects a provider and deletes its token. @throws ApiError 404 */
export async function removeTelephonyAccount(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  id: string,
): Promise<void> {
  requireProvider(id);
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('telephony_accounts')
      .set((eb) => ({
        is_active: false,
        api_token: services.couriers.vault.seal('', telephonySecretOwner(brand_id, provider.id)),
        version: eb('version', '+', 1),
        updated_at: now,
        updated_by: actor.name ?? '',
      }))
      .where('brand_id', '=', brand_id)
      .where('provider', '=', provider.id)
      .where('is_active', '=', true)
      .returning('provider')
      .executeTakeFirst();
    if (!row) throw notFound('telephony account');
    await appendEvent(tx, {
      brand_id,
      kind: 'telephony.removed',
      actor,
      data: { provider: provider.name },
      at: now,
    });
  });
}

function requireProvider(id: string): void {
  if (id !== provider.id) throw notFound('telephony provider');
}
