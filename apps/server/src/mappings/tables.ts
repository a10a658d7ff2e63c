import type { ImportTypeName } from '@khep/api';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, Timestamp } from '../db/columns.ts';

interface ColumnMappingsTable {
  brand_id: string;
  id: string;
  type: ImportTypeName;
  /** Where the files are from: a courier, a channel, a program. Unique per type, in any case. */
  source: string;
  /** Headings by field. */
  mapping: Json<Record<string, string>>;
  uses: Generated<number>;
  used_at: NullableTimestamp;
  /** Name of the user who saved it last. */
  updated_by: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface MappingTables {
  column_mappings: ColumnMappingsTable;
}
