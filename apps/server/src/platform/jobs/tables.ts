import type { JobRowState, JobState } from '@khep/domain/jobs';
import type { Generated } from 'kysely';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from '../db/columns.ts';

/** A file of a job, in the store of private files. */
export interface JobFile {
  path: string;
  type: string;
  name: string;
}

interface JobsTable {
  brand_id: string;
  job_id: string;
  kind: string;
  title: string;
  input: Json<unknown>;
  state: JobState;
  /** Number of rows; null while unknown. */
  total: number | null;
  done: Generated<number>;
  failed: Generated<number>;
  left_out: Generated<number>;
  /** Error or result, for users. */
  message: Generated<string>;
  result: NullableJson<JobFile>;
  user_id: string;
  user_name: string;
  cancel_requested: Generated<boolean>;
  attempts: Generated<number>;
  /** The current run; updates by other runs are rejected. */
  run_id: string | null;
  /** Last heartbeat, by the database's clock. */
  alive_at: Generated<Date>;
  /** Increases with each change of any job; listeners resume from it. */
  change_no: Generated<number>;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  ended_at: NullableTimestamp;
}

interface JobRowsTable {
  brand_id: string;
  job_id: string;
  row_key: string;
  position: number;
  state: JobRowState;
  message: Generated<string>;
  /** A message for each invalid field or column. */
  fields: NullableJson<Record<string, string>>;
  input: NullableJson<unknown>;
  outcome: NullableJson<unknown>;
  at: Timestamp;
}

export interface JobTables {
  jobs: JobsTable;
  job_rows: JobRowsTable;
}
