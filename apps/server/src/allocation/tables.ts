import type { Json, Timestamp } from '../db/columns.ts';

interface LoadSplitsTable {
  brand_id: string;
  allocation_type: string;
  distribution: Json<unknown>;
  updated_at: Timestamp;
}

interface LoadCountsTable {
  brand_id: string;
  day: string;
  courier_id: number;
  count: number;
}

interface AllocationRulesTable {
  brand_id: string;
  rule_id: string;
  allocation_type: string;
  name: string;
  priority: number;
  status: boolean;
  rule_type: string;
  carrier_list: Json<unknown>;
  conditions: Json<unknown>;
  created_at: Timestamp;
}

export interface AllocationTables {
  load_splits: LoadSplitsTable;
  load_counts: LoadCountsTable;
  allocation_rules: AllocationRulesTable;
}
