/** Databases that one suite of a run fills and others copy. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { istDay } from '@khep/domain/days';
import { copyInPostgres, openInPostgres, openSnapshot, openTestDatabase } from './engines.ts';
import type { Engine, TestDatabase } from './engines.ts';

/** Fills an empty database, and a folder with the files that belong to it. Closes neither. */
export type Fill = (open: TestDatabase, files: string) => Promise<void>;

export interface FilledDatabase {
  /** A database of the suite's own. */
  open: TestDatabase;
  /** The folder to copy its files from. */
  files: string;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/**
 * Opens a copy of a database that the first suite of the run, engine and day in India fills; suites that begin meanwhile wait.
 * A suite that has no run around it, or whose server's databases are not ours to make, fills its own.
 * @param name of what is in it
 */
export async function openFilled(engine: Engine, name: string, fill: Fill): Promise<FilledDatabase> {
  const folder = process.env.TEST_FILLED;
  const postgres = process.env.TEST_POSTGRES;
  if (
    folder === undefined ||
    process.env.TEST_DATABASE_URL !== undefined ||
    (engine === 'postgres' && postgres === undefined)
  ) {
    const open = await openTestDatabase(engine);
    const files = mkdtempSync(join(tmpdir(), 'khep-test-files-'));
    process.once('exit', () => rmSync(files, { recursive: true, force: true }));
    await fill({ ...open, close: async () => undefined }, files);
    return { open, files };
  }
  // What is relative to today is filled again at midnight.
  const key = `${name}_${engine}_${istDay(new Date()).replaceAll('-', '')}`;
  const files = join(folder, key);
  const ready = join(folder, `${key}.ready`);
  const snapshot = join(folder, `${key}.tar`);
  const lock = join(folder, `${key}.lock`);
  while (!existsSync(ready)) {
    if (!take(lock)) {
      await pause();
      continue;
    }
    try {
      if (existsSync(ready)) break;
      mkdirSync(files, { recursive: true });
      if (engine === 'pglite') await fillSnapshot(snapshot, files, fill);
      else await fillInPostgres(postgres!, key, files, fill);
      writeFileSync(ready, '');
    } finally {
      rmdirSync(lock);
    }
  }
  return {
    open: engine === 'pglite' ? await openSnapshot(snapshot) : await copyInPostgres(postgres!, key),
    files,
  };
}

/** Whether this process has the lock now. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function fillSnapshot(snapshot: string, files: string, fill: Fill): Promise<void> {
  const open = await openTestDatabase('pglite');
  await fill({ ...open, close: async () => undefined }, files);
  writeFileSync(snapshot, await open.snapshot!());
  await open.close();
}

/** A database is copied only while nobody is connected to it. */
async function fillInPostgres(postgres: string, name: string, files: string, fill: Fill): Promise<void> {
  const open = await openInPostgres(postgres, name);
  await fill({ ...open, close: async () => undefined }, files);
  await open.close();
}
