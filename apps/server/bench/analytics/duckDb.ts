import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/schema.ts';

interface Connection {
  run: (text: string) => Promise<unknown>;
  runAndReadAll: (text: string) => Promise<unknown>;
}

/** The columns that questions read. */
const tables = {
  orders: 'brand_id, order_id, order_date, state, channel_id, total_paise',
  order_lines: 'brand_id, order_id, sku_id, quantity',
  shipments: 'brand_id, order_id, state, courier_id, zone, payment_mode, declared_paise, ended_at',
  ndr_cases: 'brand_id, bucket, attempts, first_ndr_at',
} as const;

/** Copies the facts of a brand into DuckDB; undefined where KHEP_DUCKDB names no folder with it. */
export async function openDuckDb(
  db: Db,
  brand_id: string,
): Promise<{ run: (text: string) => Promise<unknown> } | undefined> {
  const folder = process.env['KHEP_DUCKDB'];
  if (!folder) return undefined;
  const { DuckDBInstance } = createRequire(join(folder, 'index.js'))('@duckdb/node-api') as {
    DuckDBInstance: { create: (path: string) => Promise<{ connect: () => Promise<Connection> }> };
  };
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const directory = mkdtempSync(join(tmpdir(), 'khep-duckdb-'));
  // The database may be another user.
  chmodSync(directory, 0o777);
  for (const [table, columns] of Object.entries(tables)) {
    const file = join(directory, `${table}.csv`);
    // Written by the database, which is on this machine.
    await sql
      .raw(
        `copy (select ${columns} from ${table} where brand_id = '${brand_id}') to '${file}' (format csv, header)`,
      )
      .execute(db);
    await connection.run(`create table ${table} as select * from read_csv('${file}', header = true)`);
  }
  rmSync(directory, { recursive: true });
  return { run: (text) => connection.runAndReadAll(text) };
}
