import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/schema.ts';
import { BackupError } from './errors.ts';
import type { BackupDatabase } from './errors.ts';
import { readBackupFacts } from './facts.ts';
import type { BackupFacts } from './facts.ts';

const run = promisify(execFile);
const folder = '/usr/lib/postgresql';

/** A program of PostgreSQL: from the PATH, or the newest that Debian's packages have installed. */
function programPath(name: string): string {
  const versions = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(folder, version, 'bin', name))
    .find((path) => existsSync(path));
  return found ?? name;
}

/** Runs a program on a database. The password isn't among its arguments, which any user of the machine can list. */
async function runOn(url: string, name: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  try {
    await run(programPath(name), [...args, '--dbname', address.href], {
      env: { ...process.env, ...(PGPASSWORD === '' ? {} : { PGPASSWORD }) },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupError(`${name} isn't installed. Install the client programs of PostgreSQL.`, {
        cause: error,
      });
    const { stderr = '' } = error as { stderr?: string };
    throw new BackupError(`${name} failed: ${stderr.trim().split('\n').at(0) ?? ''}`, { cause: error });
  }
}

/** Works on one connection without a limit of time: a large database takes hours. */
async function withDatabase<T>(url: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const databaseAt = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

/**
 * The database at an address, by `pg_dump` and `pg_restore`. Its facts are read in the snapshot that is dumped. To verify,
 * the role needs CREATEDB: a copy is restored beside the database, compared and dropped.
 */
export function postgresDatabase(url: string): BackupDatabase {
  const restoreInto = (target: string, path: string) =>
    runOn(target, 'pg_restore', ['--no-owner', '--no-privileges', '--exit-on-error', path]).then(() =>
      withDatabase(target, readBackupFacts),
    );
  return {
    file: 'database.dump',
    write: (path) =>
      withDatabase(url, (db) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (tx): Promise<BackupFacts> => {
            const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
            await runOn(url, 'pg_dump', ['--format=custom', `--snapshot=${rows[0]!.id}`, `--file=${path}`]);
            return readBackupFacts(tx);
          }),
      ),
    async factsOf(path) {
      const name = `khep_check_${randomBytes(6).toString('hex')}`;
      await withDatabase(url, (db) =>
        sql`create database ${sql.id(name)} template template0`.execute(db).catch((error: unknown) => {
          throw new BackupError(
            `No database to verify in could be made: ${(error as Error).message}. Give the role CREATEDB.`,
            { cause: error },
          );
        }),
      );
      try {
        return await restoreInto(databaseAt(url, name), path);
      } finally {
        await withDatabase(url, (db) => sql`drop database ${sql.id(name)} with (force)`.execute(db));
      }
    },
    async assertEmpty() {
      const { rows } = await withDatabase(url, (db) =>
        sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = current_schema() limit 1`.execute(
          db,
        ),
      );
      if (rows.length > 0)
        throw new BackupError(
          'The database at DATABASE_URL has tables. Create an empty one and name that: DATABASE_URL=… npm run restore',
        );
    },
    restore: (path) => restoreInto(url, path),
  };
}
