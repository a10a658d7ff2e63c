import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Figures that backups are compared by: rows of every table, and sums of money. */
export interface BackupFacts {
  rows: Record<string, number>;
  /** In paise. */
  sums: Record<string, string>;
}

/** Sums that would show a lost or doubled row which counts don't show. */
const sums = {
  'orders.total_paise': sql`select coalesce(sum(total_paise), 0)::text as sum from orders`,
  'ledger_entries.amount_paise': sql`select coalesce(sum(amount_paise), 0)::text as sum from ledger_entries`,
};

/** Reads the facts of a database. */
export async function readBackupFacts(db: Db): Promise<BackupFacts> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const counted = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    rows[name] = Number(counted.rows[0]?.count ?? 0);
  }
  const added: Record<string, string> = {};
  for (const [name, statement] of Object.entries(sums)) {
    const { rows: found } = await statement.execute(db);
    added[name] = (found[0] as { sum: string }).sum;
  }
  return { rows, sums: added };
}

/** Returns what differs, in words; empty if nothing does. */
export function differences(expected: BackupFacts, found: BackupFacts): string[] {
  const names = new Set([...Object.keys(expected.rows), ...Object.keys(found.rows)]);
  return [
    ...[...names]
      .filter((name) => expected.rows[name] !== found.rows[name])
      .map(
        (name) => `${name} has ${found.rows[name] ?? 'no'} rows instead of ${expected.rows[name] ?? 'none'}`,
      ),
    ...Object.entries(expected.sums)
      .filter(([name, sum]) => found.sums[name] !== sum)
      .map(([name, sum]) => `the sum of ${name} is ${found.sums[name] ?? 'missing'} instead of ${sum}`),
  ];
}
