import type { EntryKind, LedgerAccount } from '@khep/domain/ledger';
import type { Generated, Selectable } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type { Json, Timestamp } from '../../platform/db/columns.ts';

/** The running balance of a brand's wallet: always the sum of its entries. */
interface WalletsTable {
  brand_id: string;
  available_paise: Generated<number>;
  freight_hold_paise: Generated<number>;
  weight_hold_paise: Generated<number>;
  /** Claims on couriers that only the brand has recorded. They can't be spent. */
  claims_paise: Generated<number>;
  /** The `seq` of its newest entry. */
  last_seq: Generated<number>;
  /** Khep bills shipments of services without an own contract through the wallet; otherwise the couriers do. */
  bills_freight: Generated<boolean>;
}

/** Causes that entries are posted for. */
export const causeTypes = [
  'shipment',
  'payment',
  'dispute',
  'remittance',
  'return',
  'claim',
  'adjustment',
] as const;
export type CauseType = (typeof causeTypes)[number];

/** Append-only. A mistake is corrected by another entry. */
interface LedgerEntriesTable {
  brand_id: string;
  entry_id: string;
  /** From 1, without gaps, in the order of posting. */
  seq: number;
  /** Idempotency key; entries that were posted together share it. */
  key: string;
  line: number;
  kind: EntryKind;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount_paise: number;
  cause_type: CauseType;
  cause_id: string;
  order_id: string | null;
  /** Searchable: an AWB, a payment, a UTR. */
  reference: string;
  note: string;
  actor: Json<Actor>;
  /** Of the wallet, after the entry. */
  balance_paise: number;
  held_paise: number;
  at: Timestamp;
}

/** Sums of the entries of each cause, so that a hold is released or debited once. */
interface LedgerPositionsTable {
  brand_id: string;
  cause_type: CauseType;
  cause_id: string;
  held_paise: number;
  charged_paise: number;
  /** How often it was posted to. */
  postings: number;
}

export interface LedgerTables {
  wallets: WalletsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_positions: LedgerPositionsTable;
}

export type LedgerEntryRecord = Selectable<LedgerEntriesTable>;
