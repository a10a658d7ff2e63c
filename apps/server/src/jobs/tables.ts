import type { Generated } from 'kysely';
import type { Json, NullableJson, NullableTimestamp, Timestamp } from '../db/columns.ts';

/** A file that a job made, in the store of files that are served only to who may have them. */
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
  state: string;
  /** Rows to do; null until it is known. */
  total: number | null;
  done: Generated<number>;
  failed: Generated<number>;
  left_out: Generated<number>;
  /** Why it failed, or what it came to, for people. */
  message: Generated<string>;
  result: NullableJson<JobFile>;
  user_id: string;
  user_name: string;
  cancel_requested: Generated<boolean>;
  attempts: Generated<number>;
  /** The run that has it: what another run still says of it is not taken. */
  run_id: string | null;
  /** When its run last said that it lives, by the database's clock. */
  alive_at: Generated<Date>;
  /** Grows with each change of any job: how a listener asks for what it has not seen. */
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
  /** waiting, done, failed or left_out */
  state: string;
  message: Generated<string>;
  /** A message for each wrong field or column. */
  fields: NullableJson<Record<string, string>>;
  input: NullableJson<unknown>;
  outcome: NullableJson<unknown>;
  at: Timestamp;
}

export interface JobTables {
  jobs: JobsTable;
  job_rows: JobRowsTable;
}
