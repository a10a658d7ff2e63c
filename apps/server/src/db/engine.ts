import type { Config } from '../config.ts';
import type { Db } from './schema.ts';

export type { Database, Db, Tx } from './schema.ts';

/** An open database. */
export interface OpenDatabase {
  db: Db;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/** Opens PostgreSQL where DATABASE_URL is set, else PGlite in the data directory. */
export declare function openDatabase(config: Config): Promise<OpenDatabase>;
