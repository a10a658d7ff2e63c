import type { ColumnType } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../../../platform/db/columns.ts';

interface TwoStepTable {
  brand_id: string;
  user_id: string;
  /** Encrypted. */
  secret: string;
  /** Null until a code was entered: it doesn't count before. */
  enabled_at: NullableTimestamp;
  /** Counter of the last code that was used. */
  last_counter: ColumnType<number, number, number>;
  /** Of the unused recovery codes. */
  recovery_hashes: Json<string[]>;
  created_at: Timestamp;
}

export interface SecurityTables {
  two_step: TwoStepTable;
}
