import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../../../test/dataDirectory.ts';
import { openPglite } from '../engine.ts';
import { DirectoryUnusable } from './checkDirectory.ts';
import { highWaterName } from './fileNames.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'khep-log-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const rowsOf = async (directory: string) => {
  const open = await openPglite(directory);
  try {
    const { rows } = await sql<{ n: number }>`select n from saved order by n`.execute(open.db);
    return rows.map(({ n }) => n);
  } finally {
    await open.close();
  }
};

/** A directory as a power cut leaves it after 80 acknowledged rows, each findable in the log. */
async function cutOff(): Promise<string> {
  const directory = join(home, 'database');
  await copyTemplateDatabase(directory);
  const open = await openPglite(directory);
  await sql`create table saved (n integer, mark text)`.execute(open.db);
  await sql`checkpoint`.execute(open.db);
  for (let n = 0; n < 80; n += 1)
    await sql`insert into saved values (${n}, ${`marked-${String(n).padStart(3, '0')}`})`.execute(open.db);
  const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn()::text as place`.execute(
    open.db,
  );
  await expect
    .poll(() => readFileSync(join(directory, highWaterName), 'utf8'), { timeout: 20_000 })
    .toContain(`${rows[0]?.place} `);
  const cut = join(home, 'cut');
  cpSync(directory, cut, { recursive: true });
  await open.close();
  return cut;
}

function damage(directory: string, mark: string): void {
  const log = join(directory, 'pg_wal');
  for (const name of readdirSync(log).filter((file) => /^[\dA-F]{24}$/.test(file))) {
    const bytes = readFileSync(join(log, name));
    const at = bytes.indexOf(mark);
    if (at < 0) continue;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    writeFileSync(join(log, name), bytes);
    return;
  }
  throw new Error(`${mark} is not in the log`);
}

test('a directory that was cut off has every acknowledged row', async () => {
  expect(await rowsOf(await cutOff())).toEqual(Array.from({ length: 80 }, (_, n) => n));
});

test('a flipped byte in the log is noticed, again at the next start, and can be accepted', async () => {
  const cut = await cutOff();
  damage(cut, 'marked-040');
  for (const _ of ['first', 'second'])
    await expect(openPglite(cut)).rejects.toThrow(
      /write-ahead log is damaged: it ends before what was saved/,
    );
  await expect(openPglite(cut)).rejects.toBeInstanceOf(DirectoryUnusable);
  rmSync(join(cut, highWaterName));
  expect(await rowsOf(cut)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('the loss of the last acknowledged row alone is noticed', async () => {
  const cut = await cutOff();
  damage(cut, 'marked-079');
  await expect(openPglite(cut)).rejects.toThrow(/write-ahead log is damaged/);
});

test('a backup does not carry the mark of its directory', async () => {
  const directory = join(home, 'database');
  await copyTemplateDatabase(directory);
  const open = await openPglite(directory);
  const snapshot = await open.snapshot?.();
  await open.close();
  expect(snapshot && Buffer.from(snapshot).includes(highWaterName)).toBe(false);
});
