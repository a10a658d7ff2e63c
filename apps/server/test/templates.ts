import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const migrations = new URL('../src/platform/db/migrations/', import.meta.url);
const lock = new URL('../../../package-lock.json', import.meta.url);
const prefix = `khep-test-databases-${userInfo().username}-`;
const keptMs = 7 * 86_400_000;

/**
 * Returns the folder of databases with all tables, which suites copy: creating one takes longer than most suites. Its
 * name depends on the migrations and the engine. Folders of other checkouts may be in use, so only old ones are deleted.
 */
export function templates(): string {
  const stamp = createHash('sha256').update(readFileSync(lock));
  for (const name of readdirSync(migrations).toSorted())
    stamp.update(readFileSync(new URL(name, migrations)));
  const name = `${prefix}${stamp.digest('hex').slice(0, 16)}`;
  const directory = join(tmpdir(), name);
  const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
  const now = new Date();
  utimesSync(directory, now, now);
  if (isNew) deleteUnused(now.getTime() - keptMs);
  return directory;
}

function deleteUnused(since: number): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const lastUse = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (lastUse < since) rmSync(path, { recursive: true, force: true });
  }
}
