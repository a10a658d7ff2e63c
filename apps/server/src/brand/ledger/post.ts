import { applyEntries, entryProblem, movePosition, noPosition, walletTotals } from '@khep/domain/ledger';
import type { LedgerEntry, LedgerPosition, WalletBalances } from '@khep/domain/ledger';
import { sql } from 'kysely';
import type { QueryCreator } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Database, Tx } from '../../platform/db/schema.ts';
import { newId } from '../../base/ids.ts';
import type { CauseType } from './tables.ts';

export interface Cause {
  type: CauseType;
  id: string;
}

/** Entries that are posted together, or not at all. */
export interface Posting {
  brand_id: string;
  /** The same key posts once: `recharge:pay_29QQoUBi66xm2f`. */
  key: string;
  cause: Cause;
  entries: readonly LedgerEntry[];
  /** Searchable: an AWB, a payment, a UTR. */
  reference: string;
  order_id?: string | null;
  note?: string;
  actor: Actor;
  at: Date;
}

/** A wallet that stays locked until the transaction ends. */
export interface LockedWallet {
  balances: WalletBalances;
  last_seq: number;
  bills_freight: boolean;
  /** Amounts that the cause has posted so far. */
  position: LedgerPosition & { postings: number };
  /** The key was posted before. */
  isPosted: boolean;
}

export interface WalletLock {
  brand_id: string;
  cause: Cause;
  /** Without a key nothing counts as posted. */
  key?: string;
}

/**
 * Locks a brand's wallet, with the position of a cause; undefined if it has none. The position is as it was when this
 * began to wait, so the caller must have locked the record of the cause. Lock order: see docs/decisions/0012-lock-rows-in-one-order.md.
 */
export async function lockWallet(
  tx: Tx,
  { brand_id, cause, key }: WalletLock,
): Promise<LockedWallet | undefined> {
  const row = await tx
    .selectFrom('wallets')
    .leftJoin('ledger_positions', (join) =>
      join
        .onRef('ledger_positions.brand_id', '=', 'wallets.brand_id')
        .on('ledger_positions.cause_type', '=', cause.type)
        .on('ledger_positions.cause_id', '=', cause.id),
    )
    .leftJoin('ledger_entries', (join) =>
      join
        .onRef('ledger_entries.brand_id', '=', 'wallets.brand_id')
        .on('ledger_entries.key', '=', key ?? '')
        .on('ledger_entries.line', '=', 0),
    )
    .select([
      'available_paise',
      'freight_hold_paise',
      'weight_hold_paise',
      'claims_paise',
      'last_seq',
      'bills_freight',
      'ledger_positions.held_paise',
      'ledger_positions.charged_paise',
      'ledger_positions.postings',
      'ledger_entries.entry_id',
    ])
    .where('wallets.brand_id', '=', brand_id)
    .forUpdate('wallets')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    balances: {
      available: row.available_paise,
      freight_hold: row.freight_hold_paise,
      weight_hold: row.weight_hold_paise,
      claims: row.claims_paise,
    },
    last_seq: row.last_seq,
    bills_freight: row.bills_freight,
    position: {
      held_paise: row.held_paise ?? noPosition.held_paise,
      charged_paise: row.charged_paise ?? noPosition.charged_paise,
      postings: row.postings ?? 0,
    },
    isPosted: row.entry_id !== null,
  };
}

/** Locks a brand's wallet, and creates it if there is none. What others posted while this waited is known afterwards. */
export async function requireWallet(tx: Tx, lock: WalletLock): Promise<LockedWallet> {
  const { brand_id } = lock;
  // Locks by a statement of its own: the next one sees what was committed before the lock was free.
  await tx
    .insertInto('wallets')
    .values({ brand_id })
    .onConflict((conflict) =>
      conflict.column('brand_id').doUpdateSet((eb) => ({ last_seq: eb.ref('wallets.last_seq') })),
    )
    .execute();
  const wallet = await lockWallet(tx, lock);
  if (!wallet) throw new Error(`The wallet of ${brand_id} can't be created.`);
  return wallet;
}

/** Rows, balances and position that a posting writes. */
export interface PlannedPosting {
  brand_id: string;
  rows: readonly ReturnType<typeof toRow>[];
  balances: WalletBalances;
  position: LedgerPosition & Cause;
}

/** Computes what a posting writes. @throws Error on an entry that the ledger doesn't know */
export function planPosting(wallet: LockedWallet, posting: Posting): PlannedPosting {
  const problem = posting.entries.map(entryProblem).find((one) => one !== undefined);
  if (problem !== undefined) throw new Error(`${posting.key}: ${problem}`);
  const after = applyEntries(wallet.balances, posting.entries);
  return {
    brand_id: posting.brand_id,
    rows: posting.entries.map((entry, line) =>
      toRow(posting, entry, { line, seq: wallet.last_seq + line + 1, after: after[line] ?? wallet.balances }),
    ),
    balances: after.at(-1) ?? wallet.balances,
    position: { ...posting.cause, ...movePosition(wallet.position, posting.entries) },
  };
}

function toRow(
  { brand_id, key, cause, reference, order_id = null, note = '', actor, at }: Posting,
  { kind, from, to, amount_paise }: LedgerEntry,
  { line, seq, after }: { line: number; seq: number; after: WalletBalances },
) {
  const { balance_paise, held_paise } = walletTotals(after);
  return {
    brand_id,
    entry_id: newId('led', at.getTime()),
    seq,
    key,
    line,
    kind,
    from_account: from,
    to_account: to,
    amount_paise,
    cause_type: cause.type,
    cause_id: cause.id,
    order_id,
    reference,
    note,
    actor: json(actor),
    balance_paise,
    held_paise,
    at,
  };
}

type Queries = Pick<QueryCreator<Database>, 'insertInto' | 'updateTable' | 'with'>;

/**
 * Adds a planned posting to a statement, so that it needs none of its own. A key that was posted by someone who ignored
 * the locks fails the statement.
 */
export function withPosting<Creator extends Queries>(tx: Creator, planned: PlannedPosting): Creator {
  const { brand_id, rows, balances, position } = planned;
  const { type: cause_type, id: cause_id, held_paise, charged_paise } = position;
  return tx
    .with('posted_entries', (db) => db.insertInto('ledger_entries').values(rows))
    .with('posted_position', (db) =>
      db
        .insertInto('ledger_positions')
        .values({ brand_id, cause_type, cause_id, held_paise, charged_paise, postings: 1 })
        .onConflict((conflict) =>
          conflict.columns(['brand_id', 'cause_type', 'cause_id']).doUpdateSet({
            held_paise,
            charged_paise,
            postings: sql`ledger_positions.postings + 1`,
          }),
        ),
    )
    .with('posted_wallet', (db) =>
      db
        .updateTable('wallets')
        .set({
          available_paise: balances.available,
          freight_hold_paise: balances.freight_hold,
          weight_hold_paise: balances.weight_hold,
          claims_paise: balances.claims,
          last_seq: rows.at(-1)?.seq ?? 0,
        })
        .where('brand_id', '=', brand_id),
    ) as unknown as Creator;
}

/** Saves a posting of a locked wallet, in one statement. */
export async function savePosting(tx: Tx, wallet: LockedWallet, posting: Posting): Promise<void> {
  if (posting.entries.length === 0) return;
  const planned = planPosting(wallet, posting);
  await withPosting(tx as unknown as QueryCreator<Database>, planned)
    .selectNoFrom(sql`1`.as('saved'))
    .execute();
}

/**
 * Posts entries with their cause. Returns false if the key was posted before: nothing is posted then, also where two post
 * it at the same moment.
 */
export async function postEntries(tx: Tx, posting: Posting): Promise<boolean> {
  if (posting.entries.length === 0) return false;
  const wallet = await requireWallet(tx, posting);
  if (wallet.isPosted) return false;
  await savePosting(tx, wallet, posting);
  return true;
}

/** Posts one entry. See `postEntries`. */
export async function postEntry(
  tx: Tx,
  { entry, ...posting }: Omit<Posting, 'entries'> & { entry: LedgerEntry },
): Promise<boolean> {
  return postEntries(tx, { ...posting, entries: [entry] });
}
