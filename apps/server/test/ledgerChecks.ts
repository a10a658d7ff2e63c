import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/platform/db/schema.ts';
import { balanceOf, sumAccounts, summedBalances } from '../src/brand/ledger/balances.ts';

/** Checks that the stored balances are what the entries add up to, and that all accounts together are zero. */
export async function expectLedgerAddsUp(db: Db, brand_id: string): Promise<void> {
  const stored = await balanceOf(db, brand_id);
  const { available, freight_hold, weight_hold, claims } = await summedBalances(db, brand_id);
  const held_paise = freight_hold + weight_hold;
  expect(stored).toEqual({
    available_paise: available,
    held_paise,
    balance_paise: available + held_paise,
    claims_paise: claims,
  });
  const sums = Object.values(await sumAccounts(db, brand_id));
  expect(sums.reduce((sum, paise) => sum + paise, 0)).toBe(0);
  const { rows } = await sql<{ drifts: number }>`
    select count(*)::int as drifts from (
      select balance_paise, sum(case when to_account in ('available','freight_hold','weight_hold') then amount_paise else 0 end
        - case when from_account in ('available','freight_hold','weight_hold') then amount_paise else 0 end)
        over (order by seq) as sum, seq, row_number() over (order by seq) as place
      from ledger_entries where brand_id = ${brand_id}
    ) one where balance_paise <> sum or seq <> place`.execute(db);
  expect(rows[0]?.drifts).toBe(0);
  const { rows: positions } = await sql<{ held: number }>`
    select coalesce(sum(held_paise), 0)::bigint as held from ledger_positions where brand_id = ${brand_id}`.execute(
    db,
  );
  expect(positions[0]?.held).toBe(held_paise);
}
