import type { StatementFilter, WalletEntry, WalletFilter } from '@khep/api';
import { balanceChange, claimsAccount } from '@khep/domain/ledger';
import { paiseToRupees } from '@khep/domain/money';
import type { z } from 'zod';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { PageFilter } from '../../platform/db/pagination.ts';
import { findOrderNumbers } from '../../brand/lookups/findOrderNumbers.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { LedgerEntryRecord } from '../../brand/ledger/tables.ts';
import { endOfDay, startOfDay } from '@khep/domain/days';
import { sql } from 'kysely';

export type HistoryFilter = Omit<z.output<typeof WalletFilter>, keyof PageFilter> &
  PageFilter & { search?: string | undefined };
export type StatementQuery = z.output<typeof StatementFilter>;

/** A row on the wire: what it does to the balance and to what is held, in rupees. */
export function serializeEntry(row: LedgerEntryRecord, order_number: string): WalletEntry {
  const { from_account: from, to_account: to, amount_paise } = row;
  const isHold = (account: string) => account.endsWith('_hold');
  const held = (isHold(to) ? amount_paise : 0) - (isHold(from) ? amount_paise : 0);
  const claimed = (to === claimsAccount ? amount_paise : 0) - (from === claimsAccount ? amount_paise : 0);
  return {
    id: row.entry_id,
    kind: row.kind,
    amount: paiseToRupees(balanceChange({ from, to, amount_paise })),
    held_amount: paiseToRupees(held),
    claimed_amount: paiseToRupees(claimed),
    balance: paiseToRupees(row.balance_paise),
    held: paiseToRupees(row.held_paise),
    reference: row.reference,
    order_id: row.order_id,
    order_number,
    note: row.note,
    by: row.actor.name ?? '',
    at: row.at.toISOString(),
  };
}

function matchingEntries(db: Db, brand_id: string, filter: HistoryFilter) {
  const { kinds, start_date, end_date, search } = filter;
  let matching = db.selectFrom('ledger_entries').where('brand_id', '=', brand_id);
  if (kinds && kinds.length > 0) matching = matching.where('kind', 'in', kinds);
  if (start_date !== undefined) matching = matching.where('at', '>=', startOfDay(start_date));
  if (end_date !== undefined) matching = matching.where('at', '<', endOfDay(end_date));
  if (search !== undefined && search !== '') {
    const pattern = likePattern(search);
    matching = matching.where((eb) =>
      eb.or([
        eb(sql`lower(reference)`, 'like', pattern),
        eb(sql`lower(note)`, 'like', pattern),
        eb('order_id', 'in', (inner) =>
          inner
            .selectFrom('orders')
            .select('order_id')
            .where('brand_id', '=', brand_id)
            .where(sql`lower(order_number)`, 'like', pattern),
        ),
      ]),
    );
  }
  return matching;
}

/** Lists ledger entries, newest first. */
export async function listHistory(db: Db, brand_id: string, filter: HistoryFilter) {
  const matching = matchingEntries(db, brand_id, filter);
  const { rows, next } = await queryKeyset(
    matching.selectAll(),
    { column: 'seq', holds: 'integer', id: 'entry_id', direction: 'desc' },
    filter,
  );
  const numbers = await findOrderNumbers(
    db,
    brand_id,
    rows.map(({ order_id }) => order_id),
  );
  return {
    entries: rows.map((row) => serializeEntry(row, numbers.get(row.order_id) ?? '')),
    ...(await countMatching(db, matching)),
    next,
  };
}
