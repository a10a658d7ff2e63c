/** Messages from the main thread to the database thread. */
export type Ask =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'script'; sql: string }
  | { id: number; kind: 'copy'; sql: string; text: string }
  | { id: number; kind: 'proveFsync' }
  | { id: number; kind: 'snapshot' }
  | { id: number; kind: 'close' };

export interface QueryRows {
  rows: Record<string, unknown>[];
  affectedRows: number;
}

/** A database error, with the fields of both engines. */
export interface DatabaseFault {
  message: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

export type Reply =
  | { id: number; result: QueryRows }
  | { id: number; fault: DatabaseFault }
  | { ready: true }
  | { failed: string };

export interface WorkerSettings {
  /** Absent for a database in memory, for tests. */
  directory?: string;
  /** The snapshot to start from, for an empty directory or in memory. */
  copyOf?: string;
  /** PGlite, compiled. */
  program: WebAssembly.Module;
}
