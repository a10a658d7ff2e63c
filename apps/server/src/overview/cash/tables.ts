import type { PlannedPayment } from '@khep/api';
import type { Json, Timestamp } from '../../platform/db/columns.ts';

/** Facts that a brand entered for its cash calendar. */
interface CashPlansTable {
  brand_id: string;
  /** Null until it is entered. */
  balance_paise: number | null;
  /** YYYY-MM-DD in India. */
  balance_day: string | null;
  floor_paise: number;
  /** Of a month. */
  input_credits: Json<{ gstin: string; paise: number }[]>;
  /** Amounts in rupees. */
  planned: Json<PlannedPayment[]>;
}

/** Payments on another day than their own. */
interface CashMovesTable {
  brand_id: string;
  payment: string;
  /** YYYY-MM-DD in India. */
  day: string;
  moved_by: string;
  moved_at: Timestamp;
}

export interface CashTables {
  cash_plans: CashPlansTable;
  cash_moves: CashMovesTable;
}
