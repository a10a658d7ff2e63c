import { sql } from 'kysely';
import type { Logger } from 'pino';
import { webhookSecretOwner } from '../brand/channels/secretOwner.ts';
import { bankSecretOwner } from '../brand/company/bank.ts';
import type { Vault } from '../platform/vault/vault.ts';
import { VaultError } from '../platform/vault/vault.ts';
import { acrossBrands } from '../platform/db/acrossBrands.ts';
import type { Db } from '../platform/db/schema.ts';
import { eInvoiceSecretOwner } from '../money/gst/einvoice/secretOwner.ts';
import { gatewaySecretOwner } from '../money/payments/secretOwner.ts';
import { storeSecretOwner } from '../partners/stores/secretOwner.ts';
import { telephonySecretOwner } from '../brand/telephony/secretOwner.ts';
import { twoStepSecretOwner } from '../brand/accounts/twoStep/twoStepSecret.ts';

/** A column with secrets, and the owner that each is bound to. */
interface SealedColumn {
  table:
    | 'bank_accounts'
    | 'two_step'
    | 'stores'
    | 'webhook_endpoints'
    | 'payment_gateways'
    | 'einvoice_accounts'
    | 'telephony_accounts';
  column: string;
  /** The column that identifies a row within its brand. */
  id: string;
  ownerOf: (brand_id: string, id: string) => string;
}

const sealedColumns: readonly SealedColumn[] = [
  { table: 'bank_accounts', column: 'account_number', id: 'id', ownerOf: bankSecretOwner },
  { table: 'two_step', column: 'secret', id: 'user_id', ownerOf: twoStepSecretOwner },
  { table: 'stores', column: 'credentials', id: 'kind', ownerOf: storeSecretOwner },
  { table: 'webhook_endpoints', column: 'secret', id: 'endpoint_id', ownerOf: webhookSecretOwner },
  { table: 'einvoice_accounts', column: 'password', id: 'gstin', ownerOf: eInvoiceSecretOwner },
  { table: 'telephony_accounts', column: 'api_token', id: 'provider', ownerOf: telephonySecretOwner },
  { table: 'payment_gateways', column: 'credentials', id: 'gateway', ownerOf: gatewaySecretOwner },
];

interface SealedRow {
  brand_id: string;
  id: string;
  sealed: string;
}

/** Re-encrypts account numbers and two-step secrets of an older key, so that the key can be retired; returns how many. */
export async function reencryptSecrets(db: Db, vault: Vault, log: Logger): Promise<number> {
  let count = 0;
  for (const { table, column, id, ownerOf } of sealedColumns) {
    const rows = await acrossBrands(db, log, (brands) =>
      db
        .selectFrom(table)
        .select([
          'brand_id',
          sql<string>`${sql.ref(id)}`.as('id'),
          sql<string>`${sql.ref(column)}`.as('sealed'),
        ])
        .where(brands)
        .execute(),
    );
    for (const row of rows.filter(({ sealed }) => vault.isStale(sealed))) {
      const encrypted = reencrypt(row, ownerOf(row.brand_id, row.id), vault, log);
      if (encrypted === undefined) continue;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${encrypted}
        where brand_id = ${row.brand_id} and ${sql.ref(id)} = ${row.id} and ${sql.ref(column)} = ${row.sealed}`.execute(
        db,
      );
      count += 1;
    }
  }
  return count;
}

/** Undefined, and logged, if no key decrypts it. */
function reencrypt(row: SealedRow, owner: string, vault: Vault, log: Logger): string | undefined {
  try {
    return vault.seal(vault.open(row.sealed, owner), owner);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    log.error({ brand_id: row.brand_id, problem: error.message }, 'a secret could not be decrypted');
    return undefined;
  }
}
