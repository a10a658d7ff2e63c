/** What the main thread asks of the database thread. */
export type Ask =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'script'; sql: string }
  | { id: number; kind: 'proveFsync' }
  | { id: number; kind: 'snapshot' }
  | { id: number; kind: 'close' };

export interface QueryRows {
  rows: Record<string, unknown>[];
  affectedRows: number;
}

/** An error of the database, with the fields that both engines give. */
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
  /** Absent: in memory, for tests. */
  directory?: string;
  /** In memory: the file of a snapshot to begin with. */
  copyOf?: string;
}
