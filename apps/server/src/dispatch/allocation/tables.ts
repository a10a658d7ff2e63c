import type { RuleAction, RuleType } from '@khep/domain/allocation';
import type { Generated } from 'kysely';
import type { Json, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

/** The version is that of the distribution and its rules together. */
interface LoadSplitsTable extends VersionColumns {
  brand_id: string;
  allocation_type: string;
  distribution: Json<unknown>;
}

interface LoadCountsTable {
  brand_id: string;
  day: string;
  courier_id: number;
  /** All orders that were allocated on the day. */
  count: number;
  /** Those that the load distribution decided. */
  split_count: Generated<number>;
}

interface AllocationRulesTable {
  brand_id: string;
  rule_id: string;
  allocation_type: string;
  name: string;
  priority: number;
  status: boolean;
  rule_type: RuleType;
  /** @default 'ship' */
  action: Generated<RuleAction>;
  carrier_list: Json<unknown>;
  conditions: Json<unknown>;
  created_at: Timestamp;
}

export interface AllocationTables {
  load_splits: LoadSplitsTable;
  load_counts: LoadCountsTable;
  allocation_rules: AllocationRulesTable;
}
