import type { ImportType } from '@khep/domain/mapping';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

interface ColumnMappingsTable extends VersionColumns {
  brand_id: string;
  id: string;
  type: ImportType;
  /** Where the files are from: a courier, a channel, a program. Unique per type, in any case. */
  source: string;
  /** Headings by field. */
  mapping: Json<Record<string, string>>;
  uses: Generated<number>;
  used_at: NullableTimestamp;
  created_at: Timestamp;
}

interface ImportDraftsTable {
  brand_id: string;
  /** The import that rejected the record. */
  job_id: string;
  /** Place among the records of the import. */
  position: number;
  type: ImportType;
  /** Of an import that belongs to a courier. */
  courier_id: number | null;
  file_name: string;
  columns: Json<string[]>;
  lines: Json<{ row: number; cells: Record<string, string> }[]>;
  problems: Json<{ row: number; column: string; reason: string }[]>;
  created_by: string;
  created_at: Timestamp;
}

export interface MappingTables {
  column_mappings: ColumnMappingsTable;
  import_drafts: ImportDraftsTable;
}
