/**
 * What all suites of a run share: one PostgreSQL, in which each has a database of its own (a server each takes longer than most
 * suites), and a folder for what the first suite writes and others copy (see `filled.ts`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from './postgres.ts';

export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'khep-test-filled-'));
  process.env.TEST_FILLED = folder;
  const server =
    hasPostgres && process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : undefined;
  if (server) process.env.TEST_POSTGRES = server.url;
  return () => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
