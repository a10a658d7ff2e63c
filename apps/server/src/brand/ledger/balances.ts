import { emptyWallet, walletTotals } from '@khep/domain/ledger';
import type { WalletBalances, WalletTotals } from '@khep/domain/ledger';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';

/** Returns the balance of a brand's wallet, what of it is held, and what is available. */
export async function balanceOf(db: Db | Tx, brand_id: string): Promise<WalletTotals> {
  const row = await db
    .selectFrom('wallets')
    .select(['available_paise', 'freight_hold_paise', 'weight_hold_paise', 'claims_paise'])
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return walletTotals(
    row
      ? {
          available: row.available_paise,
          freight_hold: row.freight_hold_paise,
          weight_hold: row.weight_hold_paise,
          claims: row.claims_paise,
        }
      : emptyWallet,
  );
}

/** Sums all entries of a brand by account. The running balances must equal them; see the tests. */
export async function sumAccounts(db: Db | Tx, brand_id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(paise)::bigint as paise from (
      select to_account as account, amount_paise as paise from ledger_entries where brand_id = ${brand_id}
      union all
      select from_account, -amount_paise from ledger_entries where brand_id = ${brand_id}
    ) moved group by account order by account`.execute(db);
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]));
}

/** Returns the balances that the entries of a brand add up to. */
export async function summedBalances(db: Db | Tx, brand_id: string): Promise<WalletBalances> {
  const { available = 0, freight_hold = 0, weight_hold = 0, claims = 0 } = await sumAccounts(db, brand_id);
  return { available, freight_hold, weight_hold, claims };
}
