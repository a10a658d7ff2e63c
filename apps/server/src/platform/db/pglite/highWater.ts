import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { DirectoryUnusable } from './checkDirectory.ts';
import { highWaterName } from './fileNames.ts';

const bytes = 64;
const damaged = 'damaged';

/** A place in the write-ahead log as PostgreSQL writes it: two hexadecimal numbers of 32 bits. */
function parsePlace(text: string): bigint | undefined {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8}) /.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** How far the log is on the disk. */
async function flushed(db: Db): Promise<string> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(db);
  return rows[0]?.place ?? '0/0';
}

/** Where the log of a database that was cut off ended. Without a recovery it was closed, and ends where it continues. */
async function recovered(db: Db): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_flush_lsn())::text as place`.execute(db);
  return rows[0]?.place ?? '0/0';
}

/**
 * Remembers how far the write-ahead log of a directory came. When its bytes are damaged, PostgreSQL takes the damage for the
 * end and continues from there, without a word about what came after.
 */
export class HighWater {
  readonly #path: string;
  readonly #directory: string;
  #written = '';

  constructor(directory: string) {
    this.#directory = directory;
    this.#path = join(directory, highWaterName);
  }

  /**
   * Compares before anything is written to the opened database.
   * @throws DirectoryUnusable if the log ends before what was saved, then and at each further start
   */
  async check(db: Db): Promise<void> {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8').trim();
    } catch {
      return;
    }
    const [, time, known] = text.split(' ');
    const reached = parsePlace(text);
    const ends = parsePlace(`${await recovered(db)} `);
    const isWhole = reached === undefined || ends === undefined || ends >= reached;
    if (isWhole && known !== damaged) return;
    // The log goes on behind the damage: the next start couldn't see it any more.
    this.#write(`${text.split(' ').slice(0, 2).join(' ')} ${damaged}`);
    throw new DirectoryUnusable(
      this.#directory,
      `its write-ahead log is damaged: it ends before what was saved until ${time}`,
      `What was saved before the damage is there. To continue with that, remove the file ${highWaterName} of the directory.`,
    );
  }

  /** Writes down how far the log came. */
  async record(db: Db, now: Date): Promise<void> {
    const place = await flushed(db);
    if (place === this.#written) return;
    this.#write(`${place} ${now.toISOString()}`);
    this.#written = place;
  }

  /** In place, as a full disk has no room for another file. */
  #write(text: string): void {
    const file = openSync(this.#path, constants.O_RDWR | constants.O_CREAT, 0o600);
    try {
      writeSync(file, text.padEnd(bytes), 0);
    } finally {
      closeSync(file);
    }
  }
}
