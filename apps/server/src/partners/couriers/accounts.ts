import { randomBytes } from 'node:crypto';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Logger } from 'pino';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Credentials } from './credentialSpec.ts';
import { VaultError } from '../../platform/vault/vault.ts';
import type { Vault } from '../../platform/vault/vault.ts';

/** A brand's connection with one courier. */
export interface CourierAccount {
  brand_id: string;
  partner: CourierPartner;
  /** The last part of its webhook address. */
  account_id: string;
  credentials: Credentials;
  updated_at: Date;
}

interface SealedAccount {
  brand_id: string;
  partner: CourierPartner;
  account_id: string;
  credentials: string;
  updated_at: Date;
}

const columns = ['brand_id', 'partner', 'account_id', 'credentials', 'updated_at'] as const;
const ownerOf = (brand_id: string, partner: string): string => `${brand_id}/${partner}`;

const opened = (vault: Vault, row: SealedAccount): CourierAccount => ({
  ...row,
  credentials: JSON.parse(vault.open(row.credentials, ownerOf(row.brand_id, row.partner))) as Credentials,
});

/**
 * Lists a brand's accounts. One that no key decrypts counts as not connected.
 * @param onSealed called for such an account
 */
export async function listAccounts(
  db: Db,
  vault: Vault,
  brand_id: string,
  onSealed: (partner: CourierPartner, error: VaultError) => void = () => undefined,
): Promise<CourierAccount[]> {
  const rows = await db
    .selectFrom('courier_accounts')
    .select(columns)
    .where('brand_id', '=', brand_id)
    .execute();
  return rows.flatMap((row) => {
    try {
      return [opened(vault, row)];
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      onSealed(row.partner, error);
      return [];
    }
  });
}

/**
 * Finds the account behind a webhook address. The id leads with its brand, so that one shard is asked; an id from before
 * that is looked up in all of them, because couriers still have the address.
 */
export async function findAccountByWebhook(
  db: Db,
  vault: Vault,
  account_id: string,
): Promise<CourierAccount | undefined> {
  const [brand_id, secret] = account_id.split('.');
  let query = db.selectFrom('courier_accounts').select(columns).where('account_id', '=', account_id);
  if (secret !== undefined) query = query.where('brand_id', '=', brand_id ?? '');
  const row = await query.executeTakeFirst();
  return row && opened(vault, row);
}

interface SaveAccount {
  brand_id: string;
  partner: CourierPartner;
  credentials: Credentials;
  now: Date;
}

/** Encrypts and saves credentials. The webhook address of an existing account does not change. */
export async function saveAccount(
  db: Db | Tx,
  vault: Vault,
  { brand_id, partner, credentials, now }: SaveAccount,
): Promise<void> {
  const sealed = vault.seal(JSON.stringify(credentials), ownerOf(brand_id, partner));
  await db
    .insertInto('courier_accounts')
    .values({
      brand_id,
      partner,
      account_id: `${brand_id}.${randomBytes(18).toString('base64url')}`,
      credentials: sealed,
      verified_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'partner'])
        .doUpdateSet({ credentials: sealed, verified_at: now, updated_at: now }),
    )
    .execute();
}

/**
 * Re-encrypts credentials that an older key encrypted, so that the key can be retired; returns how many. Credentials that
 * no key decrypts are left unchanged and logged.
 */
export async function reencryptAccounts(db: Db, vault: Vault, log: Logger): Promise<number> {
  const rows = await acrossBrands(db, log, (brands) =>
    db.selectFrom('courier_accounts').select(columns).where(brands).execute(),
  );
  let count = 0;
  for (const row of rows) {
    if (!vault.isStale(row.credentials)) continue;
    const owner = ownerOf(row.brand_id, row.partner);
    let encrypted: string;
    try {
      encrypted = vault.seal(vault.open(row.credentials, owner), owner);
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      log.error(
        { brand_id: row.brand_id, partner: row.partner, problem: error.message },
        'courier credentials',
      );
      continue;
    }
    const result = await db
      .updateTable('courier_accounts')
      .set({ credentials: encrypted })
      .where('brand_id', '=', row.brand_id)
      .where('partner', '=', row.partner)
      // Unless they changed since they were read.
      .where('credentials', '=', row.credentials)
      .executeTakeFirst();
    count += Number(result.numUpdatedRows);
  }
  return count;
}
