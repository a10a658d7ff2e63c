import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplateDatabase } from '../../../../test/dataDirectory.ts';
import { openPglite } from '../engine.ts';
import { DirectoryUnusable } from './checkDirectory.ts';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'khep-directory-')), 'database');
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true, force: true }));

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal', 'pg_xact', 'base'])(
  'without %s a database is refused, and nothing is created in its place',
  async (name) => {
    await copyTemplateDatabase(directory);
    rmSync(join(directory, name), { recursive: true });
    await expect(openPglite(directory)).rejects.toThrow(DirectoryUnusable);
    await expect(openPglite(directory)).rejects.toThrow(name);
    expect(existsSync(join(directory, name))).toBe(false);
  },
);

test('files of something else, another version and a damaged control file are refused', async () => {
  mkdirSync(directory);
  writeFileSync(join(directory, 'notes.txt'), 'mine');
  await expect(openPglite(directory)).rejects.toThrow('not of a database');
  expect(readdirSync(directory)).toEqual(['notes.txt']);
  rmSync(directory, { recursive: true });
  await copyTemplateDatabase(directory);
  truncateSync(join(directory, 'global/pg_control'), 100);
  await expect(openPglite(directory)).rejects.toThrow('pg_control is damaged');
  writeFileSync(join(directory, 'PG_VERSION'), '9.6\n');
  await expect(openPglite(directory)).rejects.toThrow('PostgreSQL 9.6');
});

test('a first start that was interrupted begins again', async () => {
  mkdirSync(directory);
  writeFileSync(`${directory}.creating`, '');
  writeFileSync(join(directory, 'PG_VERSION'), '');
  const open = await openPglite(directory);
  expect(existsSync(`${directory}.creating`)).toBe(false);
  await open.close();
  await (await openPglite(directory)).close();
});
